/** The tables of what offers answer to the filters, and of which listings were changed. */

import { customType, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type FilterName, storedFilters } from '../../../domain/search/rules/filters.ts';
import { day, id } from '../../kit/database/columns.ts';
import { listing } from './listing.ts';

/** Fields that stand in `listing` itself, which lists in their order and shows them on cards. */
export const listedFields: Readonly<Partial<Record<FilterName, string>>> = {
  price: 'price',
  'areaDetails.surface': 'surface',
  availability: 'free_from',
};

/** The column of a field: `areaDetails.levels.rooms.surface` is `area_details_levels_rooms_surface`. */
export const columnOf = (name: FilterName): string =>
  listedFields[name] ?? name.replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const own = storedFilters.filter(({ name }) => listedFields[name] === undefined);
const columnsOf = <Column>(kind: 'range' | 'days', column: (name: string) => Column): Readonly<Record<string, Column>> =>
  Object.fromEntries(own.filter((filter) => filter.kind === kind).map(({ name }) => [name, column(columnOf(name))]));

/**
 * What an offer answers to the filters that `listing` does not hold: the numbers of its keys (`choiceNumber`), its numbers and days by
 * field, the names of its place folded, and the words of its public texts, folded and sorted, each with a space before it.
 */
export const listingFilter = pgTable('listing_filter', {
  offerId: id('offer_id')
    .primaryKey()
    .references(() => listing.offerId, { onDelete: 'cascade' }),
  /** By which filters the row was made (`filterShape`); another one is made anew after the start. */
  shape: integer('shape').notNull(),
  choices: integer('choices').array().notNull(),
  words: text('words').notNull(),
  districtKey: text('district_key').notNull(),
  estateKey: text('estate_key').notNull(),
  streetKey: text('street_key').notNull(),
  postCode: text('post_code').notNull(),
  ...columnsOf('range', (name) => doublePrecision(name)),
  ...columnsOf('days', (name) => day(name)),
});

const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * In which transaction an offer's listing was last written or taken out; a trigger on `listing` writes it. Whoever remembers a snapshot
 * of the database reads here what has been committed since, in whatever order, and holds up no writer.
 */
export const listingChange = pgTable(
  'listing_change',
  { offerId: id('offer_id').primaryKey(), changedIn: transactionNumber('changed_in').notNull() },
  (table) => [index('listing_change_in').on(table.changedIn)],
);
