/** An offer as its page gets it. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';

/** An offer as its page gets it; what this viewer may not see is not in it. */
export type OfferViewData = OutputOf<typeof offersCalls.getOffer>;

/** The same with how many companies look for such premises, which its owner alone is told. */
export type OfferWithSeekers = OfferViewData & { readonly seekers?: number };
/** Price, costs and terms; null for visitors. */
export type OfferTerms = NonNullable<OfferViewData['private']>;
