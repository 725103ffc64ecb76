/** The addresses of the outreach room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const publicRoutes: RouteConfigEntry[] = [route('l/:shortId', 'short-link.page.tsx')];

export const privateRoutes: RouteConfigEntry[] = [route('dashboard', 'dashboard.page.tsx')];
