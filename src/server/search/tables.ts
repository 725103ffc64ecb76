import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { MainUse, Province } from '../../domain/kit/provinces.ts';
import type { OfferState } from '../../domain/offers/types.ts';
import { day, grosze, id, instant, json } from '../kit/columns.ts';

/** The first photo as a card shows it; paths, not keys. */
export type ListingImage = {
  readonly id: string;
  readonly url: string;
  readonly smallUrl: string;
  readonly width: number;
  readonly height: number;
  readonly thumb: string;
  readonly alt: string;
};

/**
 * What search and the landing page read: one row for each offer that is, or could again become, visible. Written only by
 * `refreshListing` inside the transaction that changed the offer. Indexes cover listed rows only; expiry is asked by the clock.
 */
export const listing = pgTable(
  'listing',
  {
    offerId: id('offer_id').primaryKey(),
    number: integer('number').notNull(),
    state: text('state').$type<OfferState>().notNull(),
    listed: boolean('listed').notNull(),
    booked: boolean('booked').notNull(),
    name: text('name').notNull(),
    use: text('use').$type<MainUse>().notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    cityKey: text('city_key').notNull(),
    county: text('county'),
    countyKey: text('county_key').notNull(),
    district: text('district'),
    province: text('province').$type<Province>().notNull(),
    surface: doublePrecision('surface').notNull(),
    floors: json<readonly string[]>('floors').notNull(),
    freeFrom: day('free_from'),
    price: grosze('price').notNull(),
    pricePerMetre: grosze('price_per_metre'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    image: json<ListingImage>('image'),
    imageCount: integer('image_count').notNull(),
    validTo: instant('valid_to').notNull(),
    bookedAt: instant('booked_at'),
    reservedUntil: instant('reserved_until'),
    publishedAt: instant('published_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => {
    const listed = sql`listed`;
    return [
      // Filters stand behind the order as keys, so that they are tested inside the index (measured: 10 to 25 times single-column indexes).
      index('listing_place')
        .on(
          table.province,
          table.use,
          table.modifiedAt.desc().nullsFirst(),
          table.offerId.desc().nullsFirst(),
          table.price,
          table.surface,
          table.validTo,
        )
        .where(listed),
      index('listing_province')
        .on(table.province, table.modifiedAt.desc().nullsFirst(), table.offerId.desc().nullsFirst(), table.price, table.surface, table.validTo)
        .where(listed),
      index('listing_use')
        .on(table.use, table.modifiedAt.desc().nullsFirst(), table.offerId.desc().nullsFirst(), table.price, table.surface, table.validTo)
        .where(listed),
      index('listing_newest')
        .on(table.modifiedAt.desc().nullsFirst(), table.offerId.desc().nullsFirst(), table.price, table.surface, table.validTo)
        .where(listed),
      index('listing_city')
        .on(
          table.cityKey,
          table.modifiedAt.desc().nullsFirst(),
          table.offerId.desc().nullsFirst(),
          table.use,
          table.price,
          table.surface,
          table.validTo,
        )
        .where(listed),
      index('listing_booked')
        .on(table.province, table.modifiedAt.desc().nullsFirst(), table.offerId.desc().nullsFirst(), table.use, table.validTo)
        .where(sql`listed and booked`),
      index('listing_price').on(table.price, table.offerId, table.use, table.province, table.surface).where(listed),
      index('listing_surface').on(table.surface, table.offerId, table.use, table.province, table.price).where(listed),
      // Everything that a pin needs stands in the index. The id comes before the price: of pins in one place a capped map must not show a visitor the cheaper ones.
      index('listing_map')
        .on(table.use, table.lat, table.lng, table.offerId, table.price, table.surface, table.province, table.validTo, table.booked, table.name)
        .where(listed),
      index('listing_map_all')
        .on(table.lat, table.lng, table.offerId, table.price, table.surface, table.province, table.validTo, table.booked, table.name)
        .where(listed),
    ];
  },
);
