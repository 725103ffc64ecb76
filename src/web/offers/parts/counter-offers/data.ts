/** A counter-offer as its page gets it. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { counterOffersCalls } from '../../../../contract/offers/endpoints/counter-offers.ts';

/** A counter-offer on its own page. */
export type CounterOfferData = OutputOf<typeof counterOffersCalls.getCounterOffer>;
