/** The addresses of the reservations room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const privateRoutes: RouteConfigEntry[] = [route('contract/:id/verify', 'verify.page.tsx')];
