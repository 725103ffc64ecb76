/** Addresses of an offer and what follows from it, which mails and pages share; apart from `paths.ts`, because no first page loads them. */

/** What the own company looks for. */
export const ownWantedPath = '/moja-tablica/wanted-listings';

/** The public page of an offer. */
export const offerPath = (offerId: string): string => `/offer/${offerId}`;

/** The form of an offer. */
export const offerFormPath = (offerId: string): string => `/add-offer/${offerId}`;

/** A project as tenants will see it, and the way to its document. */
export const offerPreviewPath = (offerId: string): string => `/offer/preview/${offerId}`;

/** Where what is offered is signed, and what became of it afterwards. */
export const signOfferPath = (offerId: string): string => `/add-offer/confirm/${offerId}`;

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
