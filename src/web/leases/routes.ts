/** The addresses of the leases room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const privateRoutes: RouteConfigEntry[] = [route('lease/:id', 'lease.page.tsx')];
