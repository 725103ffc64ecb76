/** Reads which towns, their parts and streets listed offers have: people type them although no list of ours names them. */

import { type SQL, sql } from 'drizzle-orm';
import type { Province } from '../../../domain/kit/provinces.ts';
import type { Db } from '../../kit/database/database.ts';
import { foldPlace } from '../../kit/places.ts';
import { offer } from '../../offers/tables/offer.ts';
import { listingFilter } from '../tables/filter.ts';
import { listing } from '../tables/listing.ts';
import type { ListedName, NamedPart } from './engine/columns.ts';
import type { CurrentColumns } from './engine/engine.ts';
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

/** A part of a town where something is listed, a district or an estate, as an offer writes it. */
export type ListedPart = Omit<ListedTown, 'name' | 'county'> & { readonly name: string; readonly city: string };

// Nobody reads further; of many names with the same beginning any are as good.
const namesMax = 200;

const keys: Readonly<Record<NamedPart, SQL>> = {
  city: sql`${listing.cityKey}`,
  street: sql`${listingFilter.streetKey}`,
  district: sql`${listingFilter.districtKey}`,
  estate: sql`${listingFilter.estateKey}`,
};

/** Folded names of listed offers that begin with one of these texts, however they are written: out of the columns in memory, or by a statement that reads all of them. */
export const listedNames = async (
  db: Db,
  current: CurrentColumns | null,
  kinds: readonly NamedPart[],
  texts: readonly string[],
): Promise<readonly ListedName[]> => {
  // Folded texts are letters, digits and spaces: nothing else may become a part of a pattern.
  const starts = [...new Set(texts.map(foldPlace).filter(Boolean))];
  if (starts.length === 0) return [];
  if (current !== null) return current.columns.namesBeginning(kinds, starts, current.now);
  const named = sql.join(
    kinds.map((kind) => sql`(${kind}, ${keys[kind]})`),
    sql`, `,
  );
  const { rows } = await db.execute<ListedName>(sql`select kind as column, key as name, min(${listing.offerId}) as id, count(*)::int as offers,
      avg(lat) as lat, avg(lng) as lng
    from ${listing} join ${listingFilter} using (offer_id) cross join lateral (values ${named}) named (kind, key)
    where listed and valid_to > now() and key ~ ${`^((osiedle|os) )?(${starts.join('|')})`}
    group by kind, key, case when kind in ('district', 'estate') then ${listing.cityKey} end limit ${namesMax}`);
  return rows;
};

/** The towns of these folded names, the one with the most offers first. */
export const townsNamed = async (db: Db, keys: readonly string[]): Promise<readonly ListedTown[]> => {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<ListedTown>(sql`select min(city) as name, city_key as key, province, min(county) as county,
    avg(lat) as lat, avg(lng) as lng, count(*)::int as offers
    from ${listing} where listed and valid_to > now() and city_key = any(${sql.param([...keys])}) group by city_key, province order by offers desc, province limit ${namesMax}`);
  return rows;
};

/** Parts of towns by their folded names, as offers write them; one that an offer no longer has is none. */
export const partsNamed = async (db: Db, names: readonly ListedName[]): Promise<readonly ListedPart[]> => {
  if (names.length === 0) return [];
  const some = names.slice(0, namesMax);
  type Row = {
    readonly id: string;
    readonly city: string;
    readonly province: Province;
    readonly district: string | null;
    readonly estate: string | null;
  };
  const { rows } = await db.execute<Row>(sql`select ${listing.offerId} as id, city, ${listing.province} as province,
    ${offer.form} -> 'address' ->> 'district' as district, ${offer.form} -> 'address' ->> 'estate' as estate
    from ${listing} join ${offer} on ${offer.id} = ${listing.offerId} where ${listing.offerId} = any(${sql.param(some.map(({ id }) => id))})`);
  const written = new Map(rows.map((row) => [row.id, row]));
  const parts = some.flatMap(({ column, name: key, id, offers, lat, lng }): ListedPart[] => {
    const row = written.get(id);
    const name = row?.[column === 'district' ? 'district' : 'estate']?.trim() ?? '';
    return row && foldPlace(name) === key ? [{ name, key, city: row.city, province: row.province, offers, lat, lng }] : [];
  });
  return parts.toSorted((a, b) => b.offers - a.offers);
};

/** Streets by their folded names, as the offers write them, without "ul." and the like; one that an offer no longer has stays folded. */
export const streetsNamed = async (db: Db, names: readonly ListedName[]): Promise<readonly string[]> => {
  if (names.length === 0) return [];
  const some = names.slice(0, namesMax);
  const { rows } = await db.execute<{
    id: string;
    street: string | null;
  }>(sql`select ${offer.id} as id, ${offer.form} -> 'address' ->> 'street' as street
    from ${offer} where ${offer.id} = any(${sql.param(some.map(({ id }) => id))})`);
  const written = new Map(rows.map(({ id, street }) => [id, street ?? '']));
  return some.map(({ name: key, id }) => {
    const street = written.get(id) ?? '';
    return foldStreet(street) === key ? withoutStreetWord(street) : key;
  });
};
