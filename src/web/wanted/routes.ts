/** The addresses of the wanted room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const publicRoutes: RouteConfigEntry[] = [route('wanted-listings', 'board.page.tsx')];

export const boardRoutes: RouteConfigEntry[] = [route('wanted-listings', 'own.page.tsx')];
