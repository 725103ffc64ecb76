/** Finds the offers of saved searches: those that a mail names, and those that are new. */

import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import type { Reader } from '../../kit/database/database.ts';
import { listing } from '../tables/listing.ts';
import { cardColumns, keptColumn } from './cards.ts';
import { type Statement, statement } from './statements.ts';

const { offerId: id, name, address, surface, price, sale, booked } = listing;

/** What a mail says of an offer. */
export const mailedColumns = { id, name, address, surface, price, sale, booked } as const;

/** The offers among these that are listed now, the newest first. */
export const foundOffers = async (reader: Reader, ids: readonly Id[]) => {
  const among: SQL = sql`${listing.offerId} = any(${sql.param([...ids])})`;
  return reader
    .select(mailedColumns)
    .from(listing)
    .where(and(among, eq(listing.listed, true), gt(listing.validTo, sql`now()`)))
    .orderBy(sql`${listing.publishedAt} desc`);
};

const { newShown, newestShown } = alertNumbers;

/**
 * The newest offers that a person's searches have found since each was opened, with that search and how many there are: of each search no
 * more than it counts, read from its end of the index. An offer of two searches is told once, by the one that found it last.
 */
export const newestFoundStatement = (uid: Id): Statement =>
  statement(
    `select total, search_id, search_name, search_filters, ${cardColumns}, ${keptColumn('$1', 'l.offer_id')} from (
      select *, count(*) over () as total from (
        select distinct on (found.offer_id) found.offer_id, found.created_at as found_at,
          s.id as search_id, s.name as search_name, s.filters as search_filters
        from saved_search s cross join lateral (
          select m.offer_id, m.created_at from saved_search_match m join listing l using (offer_id)
          where m.search_id = s.id and m.created_at > coalesce(s.seen_at, s.created_at) and l.listed and l.valid_to > now()
          order by m.created_at desc limit ${newShown}) found
        where s.uid = $1 and s.deleted_at is null and s.paused_at is null
        order by found.offer_id, found.created_at desc, s.id) once
      order by found_at desc, offer_id limit ${newestShown}) page
    join listing l using (offer_id) order by found_at desc, offer_id`,
    [uid],
  );
