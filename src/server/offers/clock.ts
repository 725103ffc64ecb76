import type { Duties } from '../kit/clock/duties.ts';
import { eraseUnsaved, remindOfExpiry, removeOfferFiles } from './commands/clean-up.ts';
import { expireCounterOffers } from './commands/counter-offers/end.ts';
import { offersWithOverdue } from './store/counter-offers.ts';
import { deletedWithFiles, endingSoon, neverSaved } from './store/lists.ts';

/** What time makes due for offers. */
export const offersDuties = {
  'offers.erase_unsaved': { due: neverSaved, fulfil: eraseUnsaved },
  'offers.remove_files': { due: deletedWithFiles, fulfil: removeOfferFiles },
  'counter_offer.expire': { due: offersWithOverdue, fulfil: expireCounterOffers },
  'offers.remind_of_expiry': { due: endingSoon, fulfil: remindOfExpiry },
} as const satisfies Duties;
