/** Counts what markets hold, and lists what a sitemap names. */

import { sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { MainUse, Province } from '../../../domain/kit/provinces.ts';
import { readInstant } from '../../kit/database/columns.ts';
import type { Db } from '../../kit/database/database.ts';
import { listing } from '../tables/listing.ts';

/** Offers to let of one use in one town. */
export type MarketCount = {
  readonly use: MainUse;
  readonly province: Province;
  readonly city: string;
  readonly cityKey: string;
  readonly count: number;
};

// More towns than any province has; who types towns freely cannot make the answer grow.
const townsMax = 1_000;

const toLet = sql`listed and valid_to > now() and not sale`;

/** The markets of a province, the largest first; the town asked for is among them when it has offers. */
export const marketCounts = async (db: Db, province: Province, cityKey: string | null): Promise<readonly MarketCount[]> => {
  const { rows } =
    await db.execute<MarketCount>(sql`select use, province, min(city) as city, city_key as "cityKey", count(*)::int as count from ${listing}
    where ${toLet} and province = ${province} group by use, province, city_key order by (city_key = ${cityKey ?? ''}) desc, count desc, city limit ${townsMax}`);
  return rows;
};

// 3 uses in all towns with offers: far below what one file may name.
const marketsMax = 20_000;

/** Every market that has offers. */
export const allMarkets = async (db: Db): Promise<readonly MarketCount[]> => {
  const { rows } =
    await db.execute<MarketCount>(sql`select use, province, min(city) as city, city_key as "cityKey", count(*)::int as count from ${listing}
    where ${toLet} group by use, province, city_key order by use, province, city_key limit ${marketsMax}`);
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
