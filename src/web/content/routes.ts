/** The addresses of the content room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const boardRoutes: RouteConfigEntry[] = [
  route('flow-chart', 'flow-chart.page.tsx'),
  route('advanced/support', 'board-support.page.tsx', { id: 'content/board-support' }),
  route('advanced/report', 'board-support.page.tsx', { id: 'content/board-report' }),
];

export const publicRoutes: RouteConfigEntry[] = [
  route('mail/:emailId/:accessToken', 'mail.page.tsx'),
  route('mailbox', 'mailbox.page.tsx'),
  route('faq', 'faq.page.tsx'),
  route('api', 'api.page.tsx'),
  route('regulamin-promocji', 'promotion.page.tsx'),
  route('pomoc', 'support.page.tsx'),
  route('accessibility', 'accessibility.page.tsx'),
  route('view-document/:documentPath', 'view-document.page.tsx'),
];
