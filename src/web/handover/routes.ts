/** The addresses of the handover room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const privateRoutes: RouteConfigEntry[] = [
  route('indicate-transfer-person/:id/:userUid', 'indicate.page.tsx'),
  route('protocol/:id', 'protocol.page.tsx'),
];
