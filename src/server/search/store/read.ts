/** Runs the statements of search. */

import type { Grosze, Id } from '../../../domain/kit/brand.ts';
import type { Province } from '../../../domain/kit/provinces.ts';
import type { Db } from '../../kit/database/database.ts';
import { type CardRow, cardRow, type RawRow } from './cards.ts';
import { newestFoundStatement } from './found.ts';
import { similarStatement } from './similar.ts';
import {
  cardStatement,
  cardsStatement,
  landingRails,
  landingStatement,
  listedInStatement,
  pageAndCountStatement,
  pinsOfStatement,
  pinsStatement,
  type Rail,
  type Statement,
} from './statements.ts';
import type { EffectiveFilters, PageNeighbour } from './wanted.ts';

/** A pin of the map. */
export type Pin = {
  readonly id: Id;
  readonly lat: number;
  readonly lng: number;
  readonly surface: number;
  readonly price: Grosze;
  readonly booked: boolean;
  readonly name: string;
  readonly sale: boolean;
};

// Every value as the database writes it: days and instants never become a Date of some zone, and nothing is read twice.
const asText = { getTypeParser: () => String };

const read = async <Row>(db: Db, { name, text, values }: Statement, rowOf: (raw: RawRow) => Row): Promise<Row[]> => {
  const { rows } = await db.$client.query<(string | null)[]>({ name, text, values, rowMode: 'array', types: asText });
  return rows.map(rowOf);
};

const pinRow = ([id, lat, lng, surface, price, booked, name, sale]: RawRow): Pin => ({
  id: id ?? '',
  lat: Number(lat),
  lng: Number(lng),
  surface: Number(surface),
  price: Number(price) as Grosze,
  booked: booked === 't',
  name: name ?? '',
  sale: sale === 't',
});

/** A page of cards and how many there are, counted no further than the cap. */
export type CountedPage = { readonly rows: readonly CardRow[]; readonly counted: number };

/** One page of cards with its count, as the person of `uid` reads them; null is a visitor, here and below. */
export const listingPage = async (db: Db, filters: EffectiveFilters, page: number | PageNeighbour, uid: Id | null): Promise<CountedPage> => {
  const found = await read(db, pageAndCountStatement(filters, page, uid), (raw) => raw);
  const rows = found.filter(([, offerId]) => offerId !== null).map((raw) => cardRow(raw.slice(1)));
  return { rows, counted: Number(found[0]?.[0] ?? 0) };
};

/** The card of one offer that is listed now. */
export const listingCard = async (db: Db, offerId: Id, uid: Id | null): Promise<CardRow | null> =>
  (await read(db, cardStatement(offerId, uid), cardRow))[0] ?? null;

/** An offer like another one, and how far from it in whole kilometres; null where that has no pin. */
export type SimilarRow = { readonly row: CardRow; readonly km: number | null };

/** Offers like a listed one: the near ones, then the others, the likest first of each. */
export const similarRows = (db: Db, offerId: Id, byRent: boolean, uid: Id | null): Promise<readonly SimilarRow[]> =>
  read(db, similarStatement(offerId, byRent, uid), ([km = null, ...raw]) => ({ row: cardRow(raw), km: km === null ? null : Math.round(Number(km)) }));

/** Pins within the filters' bounds, at most `limit`. */
export const listingPins = (db: Db, filters: EffectiveFilters, limit: number): Promise<readonly Pin[]> =>
  read(db, pinsStatement(filters, limit), pinRow);

/** The rows in the order of the ids; those that have gone meanwhile are left out. */
const inOrder = <Row>(ids: readonly Id[], rows: readonly Row[], idOf: (row: Row) => Id): readonly Row[] => {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Cards of these offers, in their order. */
export const cardsOf = async (db: Db, ids: readonly Id[], uid: Id | null): Promise<readonly CardRow[]> =>
  ids.length === 0 ? [] : inOrder(ids, await read(db, cardsStatement(ids, uid), cardRow), ({ offerId }) => offerId);

/** Pins of these offers, in their order. */
export const pinsOf = async (db: Db, ids: readonly Id[]): Promise<readonly Pin[]> =>
  ids.length === 0 ? [] : inOrder(ids, await read(db, pinsOfStatement(ids), pinRow), ({ id }) => id);

/** Whether an offer is listed in a province. */
export const hasOffersIn = async (db: Db, province: Province): Promise<boolean> =>
  (await read(db, listedInStatement(province), ([found]) => found === 't'))[0] ?? false;

/** What the landing page shows: the newest rows of each rail, free ones first, and the totals of the country, counted no further than the cap. */
export type LandingRows = { readonly rows: Readonly<Record<Rail, readonly CardRow[]>>; readonly totals: Readonly<Record<Rail, number>> };

/** Reads the landing page. */
export const landingRows = async (db: Db, province: Province | null, uid: Id | null): Promise<LandingRows> => {
  const found = await read(db, landingStatement(province, uid), (raw) => raw);
  const totalsFrom = 1;
  const cardFrom = totalsFrom + landingRails.length;
  const ofRail = (rail: Rail) => found.filter(([name]) => name === rail).map((raw) => cardRow(raw.slice(cardFrom)));
  const byRail = <Value>(ofEach: (rail: Rail, at: number) => Value) =>
    Object.fromEntries(landingRails.map((rail, at) => [rail, ofEach(rail, at)])) as Record<Rail, Value>;
  return { rows: byRail(ofRail), totals: byRail((_, at) => Number(found[0]?.[totalsFrom + at] ?? 0)) };
};

/** An offer that is new to a saved search, with that search as it is stored, and how many such offers there are. */
export type FoundCard = {
  readonly total: number;
  readonly search: { readonly id: Id; readonly name: string; readonly filters: unknown };
  readonly card: CardRow;
};

const foundRow = ([total, id, name, filters, ...card]: RawRow): FoundCard => ({
  total: Number(total),
  search: { id: id ?? '', name: name ?? '', filters: JSON.parse(filters ?? 'null') as unknown },
  card: cardRow(card),
});

/** The newest offers that a person's saved searches have found since each was opened. */
export const newestFound = (db: Db, uid: Id): Promise<readonly FoundCard[]> => read(db, newestFoundStatement(uid), foundRow);
