/** The addresses of the agency room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const privateRoutes: RouteConfigEntry[] = [route('agency-agreement/accept/:agreementId', 'agreement.page.tsx')];

export const boardRoutes: RouteConfigEntry[] = [
  route('my-offers/agency', 'portfolio.page.tsx'),
  route('my-offers/agency/:offerId', 'propose.page.tsx'),
];
