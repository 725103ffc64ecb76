/** Offers that a person looked at last, on this device alone and only with consent to storage beyond the necessary. */

import { accountText, type Owner, type StoredText, tryStorage } from '../../../kit/draft/account-storage.ts';

const recent = (uid: Owner): StoredText => accountText('device', uid, 'recent-offers', { takesOver: true });
const most = 12;
const id = /^[A-Za-z0-9]{20}$/;

/** The offers looked at, the last one first; what stands in the storage was maybe written by an older product. */
export const readRecentOffers = (uid: Owner): readonly string[] => {
  const stored = tryStorage((): unknown => JSON.parse(recent(uid).read() ?? '[]'));
  return Array.isArray(stored) ? stored.filter((item): item is string => typeof item === 'string' && id.test(item)).slice(0, most) : [];
};

/** Puts an offer before the others. */
export const rememberOffer = (uid: Owner, offerId: string): void => {
  const others = readRecentOffers(uid).filter((other) => other !== offerId);
  recent(uid).write(JSON.stringify([offerId, ...others].slice(0, most)));
};

/** Forgets them all. */
export const forgetRecentOffers = (uid: Owner): void => recent(uid).write(null);
