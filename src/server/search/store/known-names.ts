/** Reads which towns and streets listed offers have: people type them although no list of ours names them. */

import { sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Province } from '../../../domain/kit/provinces.ts';
import type { Db } from '../../kit/database/database.ts';
import { offer } from '../../offers/tables/offer.ts';
import { listingFilter } from '../tables/filter.ts';
import { listing } from '../tables/listing.ts';
import type { Current } from './engine/engine.ts';
import { foldStreet, withoutStreetWord } from './folded.ts';

/** A town where something is listed; its point is the middle of its offers. */
export type ListedTown = {
  readonly name: string;
  readonly key: string;
  readonly province: Province;
  readonly county: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly offers: number;
};

type Kind = 'city' | 'street';
/** Folded names, each with an offer that has it. */
type Names = ReadonlyMap<string, Id>;

// Nobody reads further; of many names with the same beginning any are as good.
const namesMax = 200;

/** Folded names of listed offers that begin with one of these: out of the columns in memory, or by a statement that reads all of them. */
export const listedNames = async (db: Db, current: Current | null, kind: Kind, starts: readonly string[]): Promise<Names> => {
  if (starts.length === 0) return new Map();
  if (current !== null) return new Map(starts.flatMap((start) => [...current.columns.namesBeginning(kind, start, current.now)]));
  const key = kind === 'city' ? listing.cityKey : listingFilter.streetKey;
  const { rows } = await db.execute<{ key: string; id: Id }>(sql`select ${key} as key, min(${listing.offerId}) as id
    from ${listing} join ${listingFilter} using (offer_id)
    where listed and valid_to > now() and exists (select from unnest(${sql.param([...starts])}::text[]) as typed(start) where starts_with(${key}, start))
    group by 1 limit ${namesMax}`);
  return new Map(rows.map(({ key: name, id }) => [name, id]));
};

/** The towns of these folded names, the one with the most offers first. */
export const townsNamed = async (db: Db, keys: readonly string[]): Promise<readonly ListedTown[]> => {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<ListedTown>(sql`select min(city) as name, city_key as key, province, min(county) as county,
    avg(lat) as lat, avg(lng) as lng, count(*)::int as offers
    from ${listing} where listed and valid_to > now() and city_key = any(${sql.param([...keys])}) group by city_key, province order by offers desc, province limit ${namesMax}`);
  return rows;
};

/** Streets by their folded names, as the offers write them, without "ul." and the like; one that an offer no longer has stays folded. */
export const streetsNamed = async (db: Db, names: Names): Promise<readonly string[]> => {
  if (names.size === 0) return [];
  const some = [...names].slice(0, namesMax);
  const { rows } = await db.execute<{ id: Id; street: string | null }>(sql`select ${offer.id} as id, ${offer.form} -> 'address' ->> 'street' as street
    from ${offer} where ${offer.id} = any(${sql.param(some.map(([, id]) => id))})`);
  const written = new Map(rows.map(({ id, street }) => [id, street ?? '']));
  return some.map(([key, id]) => {
    const street = written.get(id) ?? '';
    return foldStreet(street) === key ? withoutStreetWord(street) : key;
  });
};
