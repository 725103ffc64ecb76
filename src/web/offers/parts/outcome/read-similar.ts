/** Reads offers like one that is gone. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { Ask } from '../../../../contract/kit/client.ts';
import { searchCalls } from '../../../../contract/search/endpoints.ts';
import type { MainUse } from '../../../../domain/kit/provinces.ts';
import type { Similar } from './similar.tsx';

type Card = OutputOf<typeof searchCalls.searchOffers>['items'][number];

const similarMax = 3;

const similarOf = ({ id, name, address, surface, price, image }: Card): Similar => ({
  ...{ id, name, address, surface, price },
  picture: image?.smallUrl ?? null,
});

/** Up to three offers to let of the same use, for their price is said to be a month's: of the town, else of the whole country. */
export const readSimilar = async (ask: Ask, { use, city }: { readonly use: MainUse; readonly city: string }): Promise<readonly Similar[]> => {
  const filters = { offerType: 'rent', premisesPurpose: use, sort: 'modified', direction: 'desc', page: 1 } as const;
  const near = city === '' ? null : await ask(searchCalls.searchOffers, { ...filters, city });
  const found = near?.ok && near.value.items.length > 0 ? near : await ask(searchCalls.searchOffers, filters);
  return found.ok ? found.value.items.slice(0, similarMax).map(similarOf) : [];
};
