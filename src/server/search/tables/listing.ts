import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { MainUse, Province } from '../../../domain/kit/provinces.ts';
import type { OfferState } from '../../../domain/offers/types.ts';
import { day, grosze, id, instant, json } from '../../kit/database/columns.ts';
import { bandSql, cellSql } from './grid.ts';

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
    /** An announcement of a sale: its price is the whole one. */
    sale: boolean('sale').notNull().default(false),
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
    /** What a month costs with everything, gross; an announcement of a sale has none, nor has an offer whose metered costs are not known. */
    trueCost: grosze('true_cost'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Bands and cells: see `grid.ts`. */
    latBand: integer('lat_band').generatedAlwaysAs(sql.raw(bandSql)),
    nearCell: integer('near_cell').generatedAlwaysAs(sql.raw(cellSql('near_cell'))),
    farCell: integer('far_cell').generatedAlwaysAs(sql.raw(cellSql('far_cell'))),
    image: json<ListingImage>('image'),
    imageCount: integer('image_count').notNull(),
    validTo: instant('valid_to').notNull(),
    bookedAt: instant('booked_at'),
    reservedUntil: instant('reserved_until'),
    publishedAt: instant('published_at').notNull(),
    /** May be when a counter-offer was accepted: only for whoever sees terms. */
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => {
    const listed = sql`listed`;
    // Made anew for each index: drizzle takes the order off a column when it has used it.
    const newest = () => [table.publishedAt.desc().nullsFirst(), table.offerId.desc().nullsFirst()] as const;
    // Filters stand behind the order as keys, so that they are tested inside the index (measured: 10 to 25 times single-column indexes).
    // Numbers and days stand before texts: a key behind a text has to be looked for in every entry.
    const filters = [table.price, table.surface, table.freeFrom, table.validTo] as const;
    const place = [table.province, table.countyKey] as const;
    // The map reads pins from the south to the north. Everything that a pin needs stands in the index. The id comes before the price: of pins in one place a capped
    // map must not show a visitor the cheaper ones.
    const pins = [
      table.latBand,
      table.lng,
      table.lat,
      table.offerId,
      ...filters,
      ...place,
      table.cityKey,
      table.booked,
      table.name,
      table.sale,
    ] as const;
    // Squares of a viewport hold each order in which a list can stand.
    const seen = [table.lat, table.lng] as const;
    const rest = [table.freeFrom, table.validTo, table.use, ...place, table.cityKey] as const;
    const byNewest = () => [...newest(), ...seen, table.price, table.surface, ...rest] as const;
    const byPrice = [table.price, table.offerId, ...seen, table.surface, ...rest] as const;
    const bySurface = [table.surface, table.offerId, ...seen, table.price, ...rest] as const;
    return [
      index('listing_place')
        .on(table.province, table.use, ...newest(), ...filters)
        .where(listed),
      index('listing_province')
        .on(table.province, ...newest(), ...filters)
        .where(listed),
      index('listing_newest')
        .on(...newest(), ...filters, table.use)
        .where(listed),
      index('listing_county')
        .on(table.countyKey, ...newest(), ...filters, table.use, table.province, table.cityKey)
        .where(listed),
      index('listing_county_use')
        .on(table.countyKey, table.use, ...newest(), ...filters, table.province, table.cityKey)
        .where(listed),
      index('listing_city')
        .on(table.cityKey, ...newest(), ...filters, table.use, ...place)
        .where(listed),
      // A city is the one place whose offers would all have to be read to be put into another order.
      index('listing_city_price')
        .on(table.cityKey, table.price, table.offerId, table.use, ...place, table.surface, table.freeFrom, table.validTo)
        .where(listed),
      index('listing_city_surface')
        .on(table.cityKey, table.surface, table.offerId, table.use, ...place, table.price, table.freeFrom, table.validTo)
        .where(listed),
      index('listing_place_price')
        .on(table.province, table.use, table.price, table.offerId, table.surface, table.freeFrom, table.validTo)
        .where(listed),
      index('listing_booked')
        .on(table.province, ...newest(), table.use, table.validTo)
        .where(sql`listed and booked`),
      index('listing_near')
        .on(table.nearCell, ...byNewest())
        .where(listed),
      index('listing_near_price')
        .on(table.nearCell, ...byPrice)
        .where(listed),
      index('listing_near_surface')
        .on(table.nearCell, ...bySurface)
        .where(listed),
      index('listing_far')
        .on(table.farCell, ...byNewest())
        .where(listed),
      index('listing_far_price')
        .on(table.farCell, ...byPrice)
        .where(listed),
      index('listing_far_surface')
        .on(table.farCell, ...bySurface)
        .where(listed),
      index('listing_map')
        .on(table.use, ...pins)
        .where(listed),
      index('listing_map_all')
        .on(...pins)
        .where(listed),
    ];
  },
);
