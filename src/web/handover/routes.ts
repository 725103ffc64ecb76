/** The addresses of the handover room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const privateRoutes: RouteConfigEntry[] = [
  route('lease/:id', 'lease.page.tsx'),
  // The signature under the lease ends here too: the first thing after it is to name who receives the premises.
  route('contract/:id/submit/:userUid', 'submit.page.tsx'),
  route('indicate-transfer-person/:id/:userUid', 'indicate.page.tsx'),
  route('protocol/:id', 'protocol.page.tsx'),
];
