/** Counts what markets hold, and lists what a sitemap names. */

import { sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { MainUse, Province } from '../../../domain/kit/provinces.ts';
import { readInstant } from '../../kit/database/columns.ts';
import type { Db } from '../../kit/database/database.ts';
import { listing } from '../tables/listing.ts';

/** Offers to let of one use in one town, or with null in all of its province. */
export type MarketCount = {
  readonly use: MainUse;
  readonly province: Province;
  readonly city: string | null;
  readonly cityKey: string | null;
  readonly count: number;
};

const toLet = sql`listed and valid_to > now() and not sale`;

/** The page of a market: `cityKey` is null for the whole province. */
export type MarketOf = { readonly use: MainUse; readonly province: Province; readonly cityKey: string | null };

/** What the page of a market counts: what is there of each use, and the other towns of the province with the most of this one, the largest first. */
export type MarketCounts = { readonly here: readonly MarketCount[]; readonly towns: readonly MarketCount[] };

/**
 * Counts for the page of a market. All towns of the province are counted, and few are answered: its sums hold however many towns there are, and
 * whoever types towns freely cannot make the answer grow.
 */
export const marketCounts = async (db: Db, { use, province, cityKey }: MarketOf, townsMax: number): Promise<MarketCounts> => {
  const { rows } = await db.execute<MarketCount & { readonly isHere: boolean }>(sql`
    with counted as (
      select use, province, case when grouping(city_key) = 0 then min(city) end as city, city_key as "cityKey", count(*)::int as count
      from ${listing} where ${toLet} and province = ${province} group by grouping sets ((use, province), (use, province, city_key)))
    select *, true as "isHere" from counted where "cityKey" is not distinct from ${cityKey}::text
    union all (
      select *, false from counted where use = ${use} and "cityKey" <> coalesce(${cityKey}::text, '') and "cityKey" is not null
      order by count desc, city limit ${townsMax})`);
  return { here: rows.filter(({ isHere }) => isHere), towns: rows.filter(({ isHere }) => !isHere) };
};

// With an address in each language below the 50 000 that one file may name.
const marketsMax = 20_000;

/** Every market that has offers: uses of provinces first, then those of towns, the largest first, so that of too many only the smallest towns are left out. */
export const allMarkets = async (db: Db): Promise<readonly MarketCount[]> => {
  const { rows } = await db.execute<MarketCount>(sql`
    select use, province, case when grouping(city_key) = 0 then min(city) end as city, city_key as "cityKey", count(*)::int as count
    from ${listing} where ${toLet} group by grouping sets ((use, province), (use, province, city_key))
    order by grouping(city_key) desc, count desc, use, province, city_key limit ${marketsMax}`);
  return rows;
};

/** A listed offer with the last change that everybody may know of: when it was published. */
export type ListedOffer = { readonly offerId: Id; readonly publishedAt: Instant };

/** The first id of every so many listed offers, in the order of ids: where each file of a sitemap begins. */
export const listedStarts = async (db: Db, every: number): Promise<readonly Id[]> => {
  const { rows } = await db.execute<{ id: Id }>(sql`select offer_id as id from
    (select offer_id, row_number() over (order by offer_id) as n from ${listing} where listed and valid_to > now()) numbered where n % ${every} = 1 order by n`);
  return rows.map(({ id }) => id);
};

/** Listed offers from an id on, in the order of ids. */
export const listedFrom = async (db: Db, from: Id, limit: number): Promise<readonly ListedOffer[]> => {
  const { rows } = await db.execute<{ id: Id; at: string }>(sql`select offer_id as id, published_at::text as at from ${listing}
    where offer_id >= ${from} and listed and valid_to > now() order by offer_id limit ${limit}`);
  return rows.map(({ id, at }) => ({ offerId: id, publishedAt: readInstant(at) }));
};
