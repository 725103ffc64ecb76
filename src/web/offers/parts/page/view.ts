/** An offer as its page gets it. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';

/** An offer as its page gets it; what this viewer may not see is not in it. */
export type OfferViewData = OutputOf<typeof offersCalls.getOffer>;
/** Price, costs and terms; null for visitors. */
export type OfferTerms = NonNullable<OfferViewData['private']>;
