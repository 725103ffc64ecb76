/** Reads offers like one that somebody looks at, or that is gone. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Ask } from '../../../../contract/kit/client.ts';
import { searchCalls } from '../../../../contract/search/endpoints.ts';
import { similarNumbers } from '../../../../domain/kit/numbers.ts';
import type { MainUse } from '../../../../domain/kit/provinces.ts';
import type { SimilarOffer } from './similar.tsx';

type Card = OutputOf<typeof searchCalls.searchOffers>['items'][number] & { readonly km?: number | null };

const similarOf = ({ id, offerType, name, address, surface, price, isFavourite, image, km }: Card): SimilarOffer => ({
  ...{ id, offerType, name, address, surface, price, isFavourite },
  picture: image?.smallUrl ?? null,
  km: km ?? null,
});

/** A few offers to let of the same use: of the town, else of the whole country. */
export const readSimilar = async (ask: Ask, { use, city }: { readonly use: MainUse; readonly city: string }): Promise<readonly SimilarOffer[]> => {
  const filters = { offerType: 'rent', premisesPurpose: use, sort: 'published', direction: 'desc', page: 1 } as const;
  const near = city === '' ? null : await ask(searchCalls.searchOffers, { ...filters, city });
  const found = near?.ok && near.value.items.length > 0 ? near : await ask(searchCalls.searchOffers, filters);
  return found.ok ? found.value.items.slice(0, similarNumbers.shown).map(similarOf) : [];
};

/** Offers like one that is open to everybody; none without a network. */
export const readSimilarTo = async (ask: Ask, offerId: string): Promise<readonly SimilarOffer[]> => {
  const found = await ask(searchCalls.listSimilarOffers, { offerId });
  return found.ok ? found.value.offers.map(similarOf) : [];
};
