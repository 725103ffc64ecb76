/** The columns of a card and how a row becomes one. A fast path (docs/fast-paths.md): `keptColumn` is switched off with `favouritesAmong`. */

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
  readonly publishedAt: Instant;
  /** Whether the reader keeps it among their favourites. */
  readonly kept: boolean;
  /** A month's whole cost, gross; null where it is not known. */
  readonly trueCost: Grosze | null;
};

/** A row as the database writes it: one text, or null, for each column. */
export type RawRow = readonly (string | null)[];

/** The columns of a card for a select, in the order in which `cardRow` takes them; a signed-in reader's statement has one more, `keptColumn`. */
export const cardColumns = [
  ...['offer_id', 'name', 'sale', 'use', 'address', 'city', 'province', 'surface', 'floors', 'free_from', 'price', 'price_per_metre', 'true_cost'],
  ...['image', 'image_count', 'booked', 'reserved_until', 'state', 'lat', 'lng', 'modified_at', 'published_at'],
].join(', ');

/**
 * Whether the person keeps the offer of this column, told with its card: a statement and its way there and back less than asking afterwards.
 * A value and not `exists`, which may be answered by reading everything that the person keeps.
 */
export const keptColumn = (uid: string, offerId: string): string =>
  `(select true from favourite k where k.uid = ${uid} and k.offer_id = ${offerId}) as kept`;

type Text = string | null | undefined;

const text = <T extends string>(value: Text): T => (value ?? '') as T;
const number = <T extends number>(value: Text): T => Number(value) as T;
const numberOrNull = <T extends number>(value: Text): T | null => (value == null ? null : number(value));
const json = <T>(value: Text): T | null => (value == null ? null : (JSON.parse(value) as T));

/**
 * Reads a row of `cardColumns`. Written out, because a search reads twenty of them: a loop over the columns takes three times as long
 * (45 instead of 16 µs a page), the table library's mapping by name thirty times.
 */
export const cardRow = (raw: RawRow): CardRow => {
  const [
    offerId,
    name,
    sale,
    use,
    address,
    city,
    province,
    surface,
    floors,
    freeFrom,
    price,
    pricePerMetre,
    trueCost,
    image,
    imageCount,
    booked,
    reservedUntil,
    state,
    lat,
    lng,
    modifiedAt,
    publishedAt,
    kept,
  ] = raw;
  return {
    offerId: text(offerId),
    name: text(name),
    sale: sale === 't',
    use: text<MainUse>(use),
    address: text(address),
    city: text(city),
    province: text<Province>(province),
    surface: number(surface),
    floors: json<readonly string[]>(floors) ?? [],
    freeFrom: text<Day>(freeFrom) || null,
    price: number<Grosze>(price),
    pricePerMetre: numberOrNull<Grosze>(pricePerMetre),
    image: json<ListingImage>(image),
    imageCount: number(imageCount),
    booked: booked === 't',
    reservedUntil: reservedUntil ? readInstant(reservedUntil) : null,
    state: text<OfferState>(state),
    lat: numberOrNull(lat),
    lng: numberOrNull(lng),
    modifiedAt: readInstant(text(modifiedAt)),
    publishedAt: readInstant(text(publishedAt)),
    kept: kept === 't',
    trueCost: numberOrNull(trueCost),
  };
};
