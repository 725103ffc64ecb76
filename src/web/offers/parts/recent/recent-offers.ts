/** Offers that were looked at last, on this device alone and only with consent to storage beyond the necessary. */

import { tryStorage } from '../../../kit/draft/device-storage.ts';

const key = 'recent-offers';
const most = 12;
const id = /^[A-Za-z0-9]{20}$/;

/** The offers looked at, the last one first; what stands in the storage was maybe written by an older product. */
export const readRecentOffers = (): readonly string[] => {
  const stored = tryStorage((): unknown => JSON.parse(localStorage.getItem(key) ?? '[]'));
  return Array.isArray(stored) ? stored.filter((item): item is string => typeof item === 'string' && id.test(item)).slice(0, most) : [];
};

/** Puts an offer before the others. */
export const rememberOffer = (offerId: string): void => {
  const others = readRecentOffers().filter((other) => other !== offerId);
  tryStorage(() => localStorage.setItem(key, JSON.stringify([offerId, ...others].slice(0, most))));
};

/** Forgets them all. */
export const forgetRecentOffers = (): void => {
  tryStorage(() => localStorage.removeItem(key));
};
