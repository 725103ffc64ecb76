import type { Day, Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import type { MainUse, Province } from '../../../domain/kit/provinces.ts';
import type { OfferState } from '../../../domain/offers/types.ts';
import { readInstant } from '../../kit/database/columns.ts';
import type { Db } from '../../kit/database/database.ts';
import type { ListingImage } from '../tables.ts';
import { countStatement, type Effective, pageStatement, pinsStatement, type Rail, railStatement, type Statement } from './statements.ts';

/** What a card shows of a row. */
export type CardRow = {
  readonly offerId: Id;
  readonly name: string;
  readonly use: MainUse;
  readonly address: string;
  readonly city: string;
  readonly province: Province;
  readonly surface: number;
  readonly floors: readonly string[];
  readonly freeFrom: Day | null;
  readonly price: Grosze;
  readonly pricePerMetre: Grosze | null;
  readonly image: ListingImage | null;
  readonly imageCount: number;
  readonly booked: boolean;
  readonly reservedUntil: Instant | null;
  readonly state: OfferState;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly modifiedAt: Instant;
};

/** A pin of the map. */
export type Pin = {
  readonly id: Id;
  readonly lat: number;
  readonly lng: number;
  readonly surface: number;
  readonly price: Grosze;
  readonly booked: boolean;
  readonly name: string;
};

type Raw = readonly (string | null)[];

// Every value as the database writes it: days and instants never become a Date of some zone, and nothing is read twice.
const asText = { getTypeParser: () => String };

const read = async <Row>(db: Db, { name, text, values }: Statement, rowOf: (raw: Raw) => Row): Promise<Row[]> => {
  const { rows } = await db.$client.query<(string | null)[]>({ name, text, values, rowMode: 'array', types: asText });
  return rows.map(rowOf);
};

const json = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T));
const number = (text: string | null): number | null => (text === null ? null : Number(text));

// A column that is never null.
const text = <T extends string>(value: string | null | undefined): T => (value ?? '') as T;

/** Takes a row of `cardColumns` apart, place by place: the table's own mapping by column name costs ten times as much. */
const cardRow = (raw: Raw): CardRow => {
  const [id, name, use, address, city, province, surface, floors, free, price, perMetre, image, images, booked, held, state, lat, lng, at] = raw;
  return {
    offerId: text(id),
    name: text(name),
    use: text<MainUse>(use),
    address: text(address),
    city: text(city),
    province: text<Province>(province),
    surface: Number(surface),
    floors: json<readonly string[]>(floors ?? null) ?? [],
    freeFrom: text<Day>(free) || null,
    price: Number(price) as Grosze,
    pricePerMetre: number(perMetre ?? null) as Grosze | null,
    image: json<ListingImage>(image ?? null),
    imageCount: Number(images),
    booked: booked === 't',
    reservedUntil: held ? readInstant(held) : null,
    state: text<OfferState>(state),
    lat: number(lat ?? null),
    lng: number(lng ?? null),
    modifiedAt: readInstant(text(at)),
  };
};

const pinRow = ([id, lat, lng, surface, price, booked, name]: Raw): Pin => ({
  id: text(id),
  lat: Number(lat),
  lng: Number(lng),
  surface: Number(surface),
  price: Number(price) as Grosze,
  booked: booked === 't',
  name: text(name),
});

/** One page of cards. */
export const listingPage = (db: Db, filters: Effective, page: number): Promise<readonly CardRow[]> => read(db, pageStatement(filters, page), cardRow);

/** How many there are, counted no further than the cap. */
export const listingCount = async (db: Db, filters: Effective): Promise<number> =>
  (await read(db, countStatement(filters), ([n]) => Number(n)))[0] ?? 0;

/** Pins within the filters' bounds, at most `limit`. */
export const listingPins = (db: Db, filters: Effective, limit: number): Promise<readonly Pin[]> => read(db, pinsStatement(filters, limit), pinRow);

/** Newest rows for a rail of the landing page. */
export const landingRows = (db: Db, rail: Rail, limit: number): Promise<readonly CardRow[]> => read(db, railStatement(rail, limit), cardRow);
