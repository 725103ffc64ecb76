/** The addresses of the companies room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const boardRoutes: RouteConfigEntry[] = [route('account/link-company', 'link-company.page.tsx')];
