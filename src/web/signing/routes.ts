/** The addresses of the signing room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const publicRoutes: RouteConfigEntry[] = [route('check/:code?', 'check.page.tsx')];
export const privateRoutes: RouteConfigEntry[] = [route('document/:id/:what', 'document.page.tsx')];
