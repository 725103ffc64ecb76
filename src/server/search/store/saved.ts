/** Reads and writes saved searches. */

import { and, count, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { SECOND_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { takeLock } from '../../kit/database/locks.ts';
import { savedSearch, savedSearchMatch } from '../tables/saved.ts';

/** A saved search as stored. */
export type SavedRow = typeof savedSearch.$inferSelect;
/** A saved search as it is written. */
export type NewSavedSearch = typeof savedSearch.$inferInsert;

const stands = isNull(savedSearch.deletedAt);

/** Makes what one person saves and restores happen one after the other, so that the limit holds. */
export const lockSavedOf = async (tx: Tx, uid: Id): Promise<void> => {
  await takeLock(tx, 'saved', uid);
};

/** The saved searches of a person, the newest first. */
export const savedOf = (reader: Reader, uid: Id): Promise<SavedRow[]> =>
  reader
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.uid, uid), stands))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id))
    .limit(alertNumbers.savedMax);

/** A person's search by id, deleted or not. */
export const savedById = async (reader: Reader, uid: Id, id: Id): Promise<SavedRow | null> =>
  (
    await reader
      .select()
      .from(savedSearch)
      .where(and(eq(savedSearch.id, id), eq(savedSearch.uid, uid)))
  )[0] ?? null;

/** The same, locked until the transaction ends. */
export const lockSaved = async (tx: Tx, uid: Id, id: Id): Promise<SavedRow | null> =>
  (
    await tx
      .select()
      .from(savedSearch)
      .where(and(eq(savedSearch.id, id), eq(savedSearch.uid, uid)))
      .for('update')
  )[0] ?? null;

/** A search that a duty has locked. */
export const savedByDuty = async (tx: Tx, id: Id): Promise<SavedRow | null> =>
  (await tx.select().from(savedSearch).where(eq(savedSearch.id, id)))[0] ?? null;

/** Writes a new search. */
export const insertSaved = async (tx: Tx, row: NewSavedSearch): Promise<void> => {
  await tx.insert(savedSearch).values(row);
};

/** What may be changed of a search. */
export type SavedChange = Partial<Pick<SavedRow, 'name' | 'frequency' | 'pausedAt' | 'deletedAt' | 'seenAt' | 'mailDueAt' | 'mailedAt'>>;

/** Changes a search. */
export const updateSaved = async (tx: Tx, id: Id, change: SavedChange): Promise<void> => {
  if (Object.keys(change).length > 0) await tx.update(savedSearch).set(change).where(eq(savedSearch.id, id));
};

/** How many offers each of these searches has found since it was seen, each counted no further than can be shown. */
export const newOffersOf = async (reader: Reader, ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await reader.execute<{ readonly id: string; readonly n: number }>(sql`
    select s.id, found.n from ${savedSearch} s cross join lateral (
      select count(*)::int as n from (
        select 1 from ${savedSearchMatch} m join listing l on l.offer_id = m.offer_id
        where m.search_id = s.id and m.created_at > coalesce(s.seen_at, s.created_at) and l.listed and l.valid_to > now()
        limit ${alertNumbers.newShown}) shown) found
    where s.id = any(${sql.param([...ids])})`);
  return new Map(rows.map(({ id, n }) => [id, n]));
};

/** Searches whose mail is due. */
export const searchesToMail: DueRows = {
  table: savedSearch,
  id: savedSearch.id,
  where: (now) => lte(savedSearch.mailDueAt, now),
};

/** Searches whose deletion can be undone no more. */
export const searchesToForget: DueRows = {
  table: savedSearch,
  id: savedSearch.id,
  where: (now: Instant) => and(isNotNull(savedSearch.deletedAt), lt(savedSearch.deletedAt, plusMs(now, -alertNumbers.undoSeconds * SECOND_MS))),
};

/** Removes a search and what it has found. */
export const deleteSaved = async (tx: Tx, id: Id): Promise<void> => {
  await tx.delete(savedSearchMatch).where(eq(savedSearchMatch.searchId, id));
  await tx.delete(savedSearch).where(eq(savedSearch.id, id));
};

/** How many offers of a search wait for its mail. */
export const waitingMatches = async (reader: Reader, searchId: Id): Promise<number> => {
  const open = and(eq(savedSearchMatch.searchId, searchId), isNull(savedSearchMatch.mailedAt));
  return (await reader.select({ n: count() }).from(savedSearchMatch).where(open))[0]?.n ?? 0;
};

/** Notes that the mail about what a search has found is written; answers the offers, the newest last. What is not listed now waits until it is again. */
export const markMailed = async (tx: Tx, searchId: Id, now: Instant): Promise<readonly Id[]> => {
  const isListed = sql`exists (select from listing l where l.offer_id = ${savedSearchMatch.offerId} and l.listed and l.valid_to > now())`;
  const open = and(eq(savedSearchMatch.searchId, searchId), isNull(savedSearchMatch.mailedAt), isListed);
  const rows = await tx
    .update(savedSearchMatch)
    .set({ mailedAt: now })
    .where(open)
    .returning({ offerId: savedSearchMatch.offerId, createdAt: savedSearchMatch.createdAt });
  return rows.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1)).map(({ offerId }) => offerId);
};

/** Takes the note back for mails that are dropped, which were written at these moments: each names what was marked last before it. */
export const unmarkMailed = async (tx: Tx, searchId: Id, writtenAt: readonly Instant[]): Promise<void> => {
  const ofSearch = sql`from ${savedSearchMatch} m where m.search_id = ${searchId}`;
  await tx.execute(sql`update ${savedSearchMatch} set mailed_at = null where search_id = ${searchId} and mailed_at in (
    select (select max(m.mailed_at) ${ofSearch} and m.mailed_at <= dropped.at) from unnest(${sql.param([...writtenAt])}::timestamptz[]) as dropped (at))`);
  await tx.execute(sql`update ${savedSearch} set mailed_at = (select max(m.mailed_at) ${ofSearch}) where id = ${searchId}`);
};

/** Forgets what was found of offers that search holds no more, some thousand at a time. */
export const forgetMatches = async (tx: Tx, most: number): Promise<number> => {
  const gone = sql`select m.search_id, m.offer_id from ${savedSearchMatch} m where not exists (select from listing l where l.offer_id = m.offer_id) limit ${most}`;
  const { rowCount } = await tx.execute(sql`delete from ${savedSearchMatch} where (search_id, offer_id) in (${gone})`);
  return rowCount ?? 0;
};
