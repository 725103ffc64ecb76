/** The columns of a card and how a row becomes one. */

import type { Day, Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import type { MainUse, Province } from '../../../domain/kit/provinces.ts';
import type { OfferState } from '../../../domain/offers/types.ts';
import { readInstant } from '../../kit/database/columns.ts';
import type { ListingImage } from '../tables/listing.ts';

/** What a card shows of a row. */
export type CardRow = {
  readonly offerId: Id;
  readonly name: string;
  readonly sale: boolean;
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

/** A row as the database writes it: one text, or null, for each column. */
export type RawRow = readonly (string | null)[];

/** A column of a card: its name in SQL, and how its text becomes the card's value. */
type CardColumn<Value> = { readonly sql: string; readonly read: (text: string | null) => Value };

// A column that is never null.
const text = <T extends string>(value: string | null): T => (value ?? '') as T;
const number = (value: string | null): number | null => (value === null ? null : Number(value));
const json = <T>(value: string | null): T | null => (value === null ? null : (JSON.parse(value) as T));

/** Every field of a card beside the column it is read from: the one list behind the select and the reading. */
const columns: { readonly [Field in keyof CardRow]: CardColumn<CardRow[Field]> } = {
  offerId: { sql: 'offer_id', read: text },
  name: { sql: 'name', read: text },
  sale: { sql: 'sale', read: (value) => value === 't' },
  use: { sql: 'use', read: text<MainUse> },
  address: { sql: 'address', read: text },
  city: { sql: 'city', read: text },
  province: { sql: 'province', read: text<Province> },
  surface: { sql: 'surface', read: Number },
  floors: { sql: 'floors', read: (value) => json<readonly string[]>(value) ?? [] },
  freeFrom: { sql: 'free_from', read: (value) => text<Day>(value) || null },
  price: { sql: 'price', read: (value) => Number(value) as Grosze },
  pricePerMetre: { sql: 'price_per_metre', read: (value) => number(value) as Grosze | null },
  image: { sql: 'image', read: json<ListingImage> },
  imageCount: { sql: 'image_count', read: Number },
  booked: { sql: 'booked', read: (value) => value === 't' },
  reservedUntil: { sql: 'reserved_until', read: (value) => (value ? readInstant(value) : null) },
  state: { sql: 'state', read: text<OfferState> },
  lat: { sql: 'lat', read: number },
  lng: { sql: 'lng', read: number },
  modifiedAt: { sql: 'modified_at', read: (value) => readInstant(text(value)) },
};

const fields = Object.entries(columns);

/** The columns of a card for a select, in the order in which `cardRow` reads them. */
export const cardColumns = fields.map(([, { sql }]) => sql).join(', ');

/** Reads a row of `cardColumns`. The table library's own mapping by column name costs ten times as much. */
export const cardRow = (raw: RawRow): CardRow => Object.fromEntries(fields.map(([field, { read }], at) => [field, read(raw[at] ?? null)])) as CardRow;
