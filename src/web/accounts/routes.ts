/** The addresses of the accounts room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const publicRoutes: RouteConfigEntry[] = [
  route('reset-password', 'reset-password.page.tsx'),
  route('undo-email-change', 'undo-email-change.page.tsx'),
  route('unsubscribe/:token', 'unsubscribe.page.tsx'),
];

export const privateRoutes: RouteConfigEntry[] = [route('account/:uid/confirm-delete', 'confirm-delete.page.tsx')];

export const boardRoutes: RouteConfigEntry[] = [route('account/info', 'account-info.page.tsx'), route('account/security', 'security.page.tsx')];
