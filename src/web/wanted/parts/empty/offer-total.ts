/** How many offers there are, for pages that lead to them. */

import type { Ask } from '../../../../contract/kit/client.ts';
import { searchCalls, searchFilters } from '../../../../contract/search/endpoints.ts';

/** How many offers can be found; past a number it is only known that there are more. */
export type OfferTotal = { readonly total: number; readonly capped: boolean };

/** The same, read; null where the search does not answer, so that the page stands without it. */
export const offerTotalOf = async (asking: Ask): Promise<OfferTotal | null> => {
  const found = await asking(searchCalls.searchOffers, searchFilters.parse({}));
  return found.ok ? { total: found.value.total, capped: found.value.capped ?? false } : null;
};
