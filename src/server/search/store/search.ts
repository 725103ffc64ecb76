import { createHash } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import pg from 'pg';
import type { SearchFilters } from '../../../contract/search/endpoints.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import type { MainUse, Province } from '../../../domain/kit/dictionaries.ts';
import type { Db } from '../../kit/database.ts';
import { foldPlace } from '../../kit/places.ts';
import { listing } from '../tables.ts';

/** A row as search reads it. */
export type Listing = typeof listing.$inferSelect;
/** A pin of the map. */
export type Pin = {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly surface: number;
  readonly price: Grosze;
  readonly booked: boolean;
  readonly name: string;
};

/** Filters that may take effect for the asking person: a visitor's have lost everything about money. */
export type Effective = Omit<SearchFilters, 'page'>;

type Query = { readonly text: string; readonly values: readonly unknown[] };

/** Collects `$n` places while a statement is written. */
const writer = () => {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  return { values, put };
};

const conditions = (filters: Effective, put: (value: unknown) => string): string => {
  const { premisesPurpose, province, county, city, minArea, maxPrice, freeFrom, bounds } = filters;
  return [
    'listed',
    'valid_to > now()',
    premisesPurpose && `use = ${put(premisesPurpose)}`,
    province && `province = ${put(province)}`,
    county && `county_key = ${put(foldPlace(county))}`,
    city && `city_key = ${put(foldPlace(city))}`,
    minArea && `surface >= ${put(minArea)}`,
    maxPrice !== undefined && `price <= ${put(maxPrice)}`,
    freeFrom && `free_from <= ${put(freeFrom)}::date`,
    bounds && `lat between ${put(bounds.south)} and ${put(bounds.north)} and lng between ${put(bounds.west)} and ${put(bounds.east)}`,
  ]
    .filter(Boolean)
    .join(' and ');
};

const orders = { modified: 'modified_at', area: 'surface', price: 'price' } as const;

const orderOf = ({ sort, direction }: Effective): string => `${orders[sort]} ${direction}, offer_id ${direction}`;

/** Ids out of the index first, whole rows only for those that are shown. */
const rowsQuery = (where: string, order: string, range: string, values: readonly unknown[]): Query => ({
  text: `select l.* from (select offer_id from listing where ${where} order by ${order} ${range}) page join listing l using (offer_id) order by ${order}`,
  values,
});

const pageQuery = (filters: Effective, limit: number, offset: number): Query => {
  const { values, put } = writer();
  const where = conditions(filters, put);
  return rowsQuery(where, orderOf(filters), `limit ${put(limit)} offset ${put(offset)}`, values);
};

const countQuery = (filters: Effective, cap: number): Query => {
  const { values, put } = writer();
  const where = conditions(filters, put);
  return { text: `select count(*)::int as n from (select 1 from listing where ${where} limit ${put(cap)}) found`, values };
};

const pinsQuery = (filters: Effective, limit: number): Query => {
  const { values, put } = writer();
  const where = conditions(filters, put);
  return {
    text: `select offer_id as id, lat, lng, surface, price, booked, name from listing where ${where} and lat is not null limit ${put(limit)}`,
    values,
  };
};

/** Prepared under the name of its own text: a few dozen shapes, planned once a connection. */
const prepared = ({ text, values }: Query) => ({
  name: `search_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`,
  text,
  values: [...values],
});

const run = async <Row extends object>(db: Db, query: Query): Promise<readonly Row[]> => (await db.$client.query<Row>(prepared(query))).rows;

const columns = Object.entries(getTableColumns(listing));

// Every value as text, as the table's own columns read it, so that days and instants are never a Date of some zone.
const asText = { getTypeParser: (oid: number) => (oid === pg.types.builtins.BOOL ? pg.types.getTypeParser(oid) : String) };

const listingOf = (raw: Readonly<Record<string, unknown>>): Listing =>
  Object.fromEntries(
    columns.map(([key, column]) => [key, raw[column.name] === null ? null : column.mapFromDriverValue(raw[column.name])]),
  ) as Listing;

const rows = async (db: Db, query: Query): Promise<readonly Listing[]> =>
  (await db.$client.query<Record<string, unknown>>({ ...prepared(query), types: asText })).rows.map(listingOf);

/** One page of cards. */
export const listingPage = (db: Db, filters: Effective, limit: number, offset: number): Promise<readonly Listing[]> =>
  rows(db, pageQuery(filters, limit, offset));

/** How many there are, counted no further than `cap`: an exact count would grow with the data. */
export const listingCount = async (db: Db, filters: Effective, cap: number): Promise<number> =>
  (await run<{ n: number }>(db, countQuery(filters, cap)))[0]?.n ?? 0;

/** Pins within the filters' bounds, at most `limit`. */
export const listingPins = (db: Db, filters: Effective, limit: number): Promise<readonly Pin[]> => run<Pin>(db, pinsQuery(filters, limit));

/** Newest rows for a rail of the landing page, free ones or booked ones, of one use or of all. */
export const landingRows = (
  db: Db,
  of: { readonly province: Province | null; readonly use: MainUse | null; readonly booked: boolean },
  limit: number,
): Promise<readonly Listing[]> => {
  const { values, put } = writer();
  const parts = [
    'listed',
    'valid_to > now()',
    of.booked ? 'booked' : 'not booked',
    of.province && `province = ${put(of.province)}`,
    of.use && `use = ${put(of.use)}`,
  ];
  return rows(db, rowsQuery(parts.filter(Boolean).join(' and '), 'modified_at desc, offer_id desc', `limit ${put(limit)}`, values));
};
