/**
 * Addresses of pages that more than one floor leads to: mails and answers of the server, and the pages themselves. Each is a route of
 * `src/web/<room>/routes.ts`, which `tests/house/paths.test.ts` holds.
 */

/** The board of whoever is signed in. */
export const workspacePath = '/moja-tablica';

/** The account of whoever is signed in. */
export const accountPath = '/moja-tablica/account/info';

/** Password, second factor and devices. */
export const securityPath = '/moja-tablica/account/security';

/** What the own company looks for. */
export const ownWantedPath = '/moja-tablica/wanted-listings';

/** Where each step of verification is taken (docs/rules/accounts.md#steps-before-signing). */
export const verificationPaths = {
  email: accountPath,
  identity: '/moja-tablica/account/confirm-identity',
  company: '/moja-tablica/account/link-company',
} as const;

/** The public page of an offer. */
export const offerPath = (offerId: string): string => `/offer/${offerId}`;

/** The form of an offer. */
export const offerFormPath = (offerId: string): string => `/add-offer/${offerId}`;

/** A booked offer: its reservation and the prepared lease. */
export const reservationPath = (offerId: string): string => `/contract/${offerId}/verify`;

/** Where the tenant signs the lease, and afterwards names who receives the premises. */
export const signLeasePath = (offerId: string, uid: string): string => `/contract/${offerId}/submit/${uid}`;

/** A signed lease. */
export const leasePath = (offerId: string): string => `/lease/${offerId}`;

/** The deposit of a lease. */
export const depositPath = (offerId: string): string => `/deposit/${offerId}/`;

/** The protocol of the handover. */
export const protocolPath = (offerId: string): string => `/protocol/${offerId}`;

/** A counter-offer as one reads it, accepts it, or declines it. */
export const counterOfferPath = (step: string, offerId: string, uid: string, counterOfferId: string): string =>
  `/counter-offer/${step}/${offerId}/${uid}?c=${counterOfferId}`;
