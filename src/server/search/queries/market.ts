/** Answers the public page of a market: a use in a province or a town. */

import type { z } from 'zod';
import type { InputOf } from '../../../contract/kit/call.ts';
import type { marketCalls } from '../../../contract/search/endpoints/market.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { type MainUse, mainUses } from '../../../domain/kit/provinces.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/search/refusals.ts';
import { citySlug } from '../../../domain/search/rules/market.ts';
import type { Ctx } from '../../kit/context.ts';
import { placesPort } from '../adapters/places.ts';
import { type MarketCount, marketCounts } from '../store/markets.ts';
import { searchOffers } from './search.ts';

type Market = z.output<typeof marketCalls.getMarket.out>;
type MarketInput = InputOf<typeof marketCalls.getMarket>;

/** Towns of the province that are named on the page. */
const citiesShown = 24;

/** The first offers of a market with its real counts and its neighbours; a town that nobody knows and that has no offers has no page. */
export const getMarket = async (ctx: Ctx, { use, province, city: slug }: MarketInput): Promise<Result<Market>> => {
  const cityKey = slug === undefined ? null : slug.replaceAll('-', ' ');
  const { here, towns } = await marketCounts(ctx.db, { use, province, cityKey }, citiesShown);
  const city = slug === undefined ? null : await townOf(ctx, here, province, slug);
  if (slug !== undefined && city === null) return refused(refuse('place.not_found'));
  const filters = { offerType: 'rent', premisesPurpose: use, province, sort: 'published', direction: 'desc', page: 1 } as const;
  const found = await searchOffers(ctx, { ...filters, ...(city !== null && { city }) });
  if (!found.ok) return found;
  return ok({
    city,
    total: countOf(here, use),
    items: found.value.items.slice(0, listNumbers.page),
    cities: towns.flatMap(({ city: name, count }) => (name === null ? [] : [{ city: name, count }])),
    uses: mainUses.map((known) => ({ use: known, count: countOf(here, known) })).filter(({ count }) => count > 0),
  });
};

const countOf = (here: readonly MarketCount[], use: MainUse): number => here.find((count) => count.use === use)?.count ?? 0;

/** The name of the town: as the gazetteer writes it, else as its offers do. */
const townOf = async (ctx: Ctx, here: readonly MarketCount[], province: MarketInput['province'], slug: string): Promise<string | null> => {
  const key = slug.replaceAll('-', ' ');
  if (key === '' || citySlug(key) !== slug) return null;
  const known = (await ctx.ports.of(placesPort).named(key)).find((place) => place.province === province);
  return known?.name ?? here[0]?.city ?? null;
};
