/** The addresses of the deposits room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const privateRoutes: RouteConfigEntry[] = [route('deposit/:id', 'deposit.page.tsx')];
