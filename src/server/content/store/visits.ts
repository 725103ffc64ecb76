/** Reads and writes counted visits. */

import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { AnalyticsItem } from '../../../domain/content/rules/analytics.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { isPublished, offerLifecycle } from '../../../domain/offers/machine.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { offer } from '../../offers/tables/offer.ts';
import { analyticsEvent } from '../tables.ts';

/** A stored event. */
export type VisitRow = typeof analyticsEvent.$inferSelect;
/** An event about to be written. */
export type NewVisit = Omit<typeof analyticsEvent.$inferInsert, 'id' | 'createdAt' | 'forwardedAt'>;

/** Writes events; a transaction that is there already is not written again. */
export const insertVisits = async (tx: Tx, rows: readonly NewVisit[]): Promise<void> => {
  await tx
    .insert(analyticsEvent)
    .values(rows.map((row) => ({ id: newId(), ...row })))
    .onConflictDoNothing({ target: analyticsEvent.transactionId });
};

/** Offers that are or were public and are not hidden, as items without a price, by their ids. */
export const itemsOf = async (reader: Reader, ids: readonly Id[]): Promise<ReadonlyMap<Id, Omit<AnalyticsItem, 'affiliation'>>> => {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({
      id: offer.id,
      name: offer.name,
      use: sql<string | null>`${offer.form}->>'legalMainUse'`,
      place: sql<string | null>`coalesce(${offer.form}->>'placeId', ${offer.form}->'address'->>'city')`,
    })
    .from(offer)
    .where(and(inArray(offer.id, [...ids]), inArray(offer.state, offerLifecycle.states.filter(isPublished)), isNull(offer.hiddenReason)));
  return new Map(
    rows.map(({ id, name, use, place }) => [
      id,
      { item_id: id, item_name: name ?? '', item_category: use ?? '', ...(place === null ? {} : { location_id: place }) },
    ]),
  );
};

/** Events that were not sent on yet and still may be, the oldest first. */
export const waitingVisits = (reader: Reader, hours: number, limit: number): Promise<VisitRow[]> =>
  reader
    .select()
    .from(analyticsEvent)
    .where(and(isNull(analyticsEvent.forwardedAt), gt(analyticsEvent.createdAt, sql`now() - make_interval(hours => ${hours}::int)`)))
    .orderBy(asc(analyticsEvent.createdAt), asc(analyticsEvent.id))
    .limit(limit);

/** Notes that events were sent on. */
export const markForwarded = async (tx: Tx, ids: readonly Id[]): Promise<void> => {
  await tx
    .update(analyticsEvent)
    .set({ forwardedAt: sql`now()` })
    .where(inArray(analyticsEvent.id, [...ids]));
};

/** How often each event happened, and in how many browsers, within a month. */
export const countVisits = (reader: Reader) =>
  reader
    .select({
      name: analyticsEvent.name,
      week: sql<number>`count(*) filter (where ${analyticsEvent.createdAt} > now() - interval '7 days')::int`,
      month: sql<number>`count(*)::int`,
      browsers: sql<number>`count(distinct ${analyticsEvent.client})::int`,
    })
    .from(analyticsEvent)
    .where(gt(analyticsEvent.createdAt, sql`now() - interval '30 days'`))
    .groupBy(analyticsEvent.name);

/** Forgets events that are older than they are kept. */
export const deleteOldVisits = async (tx: Tx, days: number): Promise<void> => {
  await tx.delete(analyticsEvent).where(sql`${analyticsEvent.createdAt} < now() - make_interval(days => ${days}::int)`);
};
