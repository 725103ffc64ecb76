import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const privateRoutes: RouteConfigEntry[] = [
  route('contract/:id/verify', 'verify.page.tsx'),
  route('contract/:id/submit/:userUid', 'submit.page.tsx'),
  route('deposit/:id', 'deposit.page.tsx'),
  route('lease/:id', 'lease.page.tsx'),
];
