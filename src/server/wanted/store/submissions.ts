/** Reads and writes offers that were sent to listings, and presses on their links. */

import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { offer } from '../../offers/tables/offer.ts';
import { wantedClick, wantedSubmission } from '../tables.ts';

/** Whether an offer was sent to a listing. */
export const wasSent = async (reader: Reader, listingId: Id, offerId: Id): Promise<boolean> =>
  (await sentTo(reader, listingId, [offerId])).has(offerId);

/** Which of these offers were sent to a listing, and when. */
export const sentTo = async (reader: Reader, listingId: Id, offerIds: readonly Id[]): Promise<ReadonlyMap<Id, Instant>> => {
  if (offerIds.length === 0) return new Map();
  const rows = await reader
    .select({ offerId: wantedSubmission.offerId, at: wantedSubmission.submittedAt })
    .from(wantedSubmission)
    .where(and(eq(wantedSubmission.listingId, listingId), inArray(wantedSubmission.offerId, [...offerIds])));
  return new Map(rows.map(({ offerId, at }) => [offerId, at]));
};

/** Stores that an offer was sent; a repeat changes nothing. */
export const insertSubmission = async (tx: Tx, row: typeof wantedSubmission.$inferInsert): Promise<void> => {
  await tx.insert(wantedSubmission).values(row).onConflictDoNothing();
};

/** Notes that a listing was fulfilled by an offer that was sent to it. */
export const markSubmission = async (tx: Tx, listingIds: readonly Id[], offerId: Id, now: Instant): Promise<void> => {
  await tx
    .update(wantedSubmission)
    .set({ matchedAt: now })
    .where(and(inArray(wantedSubmission.listingId, [...listingIds]), eq(wantedSubmission.offerId, offerId), isNull(wantedSubmission.matchedAt)));
};

/** The offers that were sent to these listings, the newest first; at most as many as all of them may show. */
export const receivedOffers = (reader: Reader, listingIds: readonly Id[]) =>
  listingIds.length === 0
    ? Promise.resolve([])
    : reader
        .select({ listingId: wantedSubmission.listingId, submittedAt: wantedSubmission.submittedAt, offer })
        .from(wantedSubmission)
        .innerJoin(offer, eq(offer.id, wantedSubmission.offerId))
        .where(inArray(wantedSubmission.listingId, [...listingIds]))
        .orderBy(desc(wantedSubmission.submittedAt), desc(wantedSubmission.offerId))
        .limit(wantedNumbers.receivedShown * wantedNumbers.activeMax);

/** Stores a press on the link to the company's website. */
export const insertClick = async (tx: Tx, listingId: Id, uid: Id): Promise<void> => {
  await tx.insert(wantedClick).values({ id: newId(), listingId, uid });
};

/** How often the links of these listings were pressed. */
export const clicksOf = async (reader: Reader, listingIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> => {
  if (listingIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: wantedClick.listingId, n: count() })
    .from(wantedClick)
    .where(inArray(wantedClick.listingId, [...listingIds]))
    .groupBy(wantedClick.listingId);
  return new Map(rows.map(({ id, n }) => [id, n]));
};
