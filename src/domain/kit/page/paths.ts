/**
 * Addresses of pages that more than one floor leads to: mails and answers of the server, and the pages themselves. Each is a route of
 * `src/web/<room>/routes.ts`, which `tests/house/paths.test.ts` holds. The first pages load this file; the others stand in `deal-paths.ts`.
 */

/** The board of whoever is signed in. */
export const workspacePath = '/moja-tablica';

/** The account of whoever is signed in. */
export const accountPath = '/moja-tablica/account/info';

/** Password, second factor and devices. */
export const securityPath = '/moja-tablica/account/security';

/** Where each step of verification is taken (docs/rules/accounts.md#steps-before-signing). */
export const verificationPaths = {
  email: accountPath,
  identity: '/moja-tablica/account/confirm-identity',
  company: '/moja-tablica/account/link-company',
} as const;
