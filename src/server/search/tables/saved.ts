/** The tables of saved searches and of what they have found. */

import { sql } from 'drizzle-orm';
import { doublePrecision, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SavedFilters } from '../../../contract/search/schema/saved.ts';
import type { AlertFrequency } from '../../../domain/search/rules/alert.ts';
import { createdAt, grosze, id, instant, json } from '../../kit/database/columns.ts';

/**
 * A search that a person has saved. The filters stand as they were checked; the columns after them are copies of some, by which a new offer
 * finds the few searches that can match it. An empty text, nothing and the largest sum mean that the search leaves it open.
 */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: id('id').primaryKey(),
    uid: id('uid').notNull(),
    name: text('name').notNull(),
    filters: json<SavedFilters>('filters').notNull(),
    /** The same filters always in the same letters, so that nobody saves a search twice. */
    filtersKey: text('filters_key').notNull(),
    use: text('use').notNull(),
    province: text('province').notNull(),
    countyKey: text('county_key').notNull(),
    cityKey: text('city_key').notNull(),
    minArea: doublePrecision('min_area').notNull(),
    maxPrice: grosze('max_price').notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    pausedAt: instant('paused_at'),
    deletedAt: instant('deleted_at'),
    /** When the person looked at what it finds. */
    seenAt: instant('seen_at'),
    /** When the next mail is due; set by the first offer that is found, so that nothing new is no mail. */
    mailDueAt: instant('mail_due_at'),
    mailedAt: instant('mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_search_once').on(table.uid, table.filtersKey).where(sql`deleted_at is null`),
    index('saved_search_candidates')
      .on(table.use, table.province, table.countyKey, table.cityKey, table.maxPrice, table.minArea)
      .where(sql`paused_at is null and deleted_at is null`),
    index('saved_search_due').on(table.mailDueAt).where(sql`mail_due_at is not null`),
    index('saved_search_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** An offer that a saved search has found: once for ever, so that no search mails an offer twice. */
export const savedSearchMatch = pgTable(
  'saved_search_match',
  {
    searchId: id('search_id').notNull(),
    offerId: id('offer_id').notNull(),
    /** When its mail was written, or would have been. */
    mailedAt: instant('mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.offerId] }),
    index('saved_search_match_new').on(table.searchId, table.createdAt),
    index('saved_search_match_open').on(table.searchId).where(sql`mailed_at is null`),
    index('saved_search_match_offer').on(table.offerId),
  ],
);
