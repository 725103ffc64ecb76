/** The addresses of the identity room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const boardRoutes: RouteConfigEntry[] = [route('account/confirm-identity', 'confirm-identity.page.tsx')];
