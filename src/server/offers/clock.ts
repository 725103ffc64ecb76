import type { Duties } from '../kit/clock/duties.ts';
import { eraseUnsaved, remindOfExpiry, removeOfferFiles } from './commands/clean-up.ts';
import { expireCounterOffers } from './commands/counter-offers/end.ts';
import { tellOfExpiry } from './commands/favourites/mail.ts';
import { offersWithOverdue } from './store/counter-offers.ts';
import { deletedWithFiles, endingSoon, justExpired, neverSaved } from './store/lists.ts';

/** What time makes due for offers. */
export const offersDuties = {
  'offers.erase_unsaved': { due: neverSaved, fulfil: eraseUnsaved },
  'offers.remove_files': { due: deletedWithFiles, fulfil: removeOfferFiles },
  'counter_offer.expire': { due: offersWithOverdue, fulfil: expireCounterOffers },
  'offers.remind_of_expiry': { due: endingSoon, fulfil: remindOfExpiry },
  'offers.tell_of_expiry': { due: justExpired, fulfil: tellOfExpiry },
} as const satisfies Duties;
