/** The addresses of the wanted room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const publicRoutes: RouteConfigEntry[] = [route('wanted-listings', 'board.page.tsx')];

export const boardRoutes: RouteConfigEntry[] = [
  route('wanted-listings', 'own.page.tsx'),
  // Which mails come: the last room stands behind them all whose mails say how often.
  route('advanced/notifications', 'notifications.page.tsx'),
];
