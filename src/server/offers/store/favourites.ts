import { and, eq, inArray } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database.ts';
import { favourite } from '../tables/favourite.ts';

/** Which of these offers the person keeps. */
export const keptAmong = async (reader: Reader, uid: Id, offerIds: readonly Id[]): Promise<ReadonlySet<Id>> => {
  if (offerIds.length === 0) return new Set();
  const rows = await reader.select({ id: favourite.offerId }).from(favourite).where(and(eq(favourite.uid, uid), inArray(favourite.offerId, [...offerIds])));
  return new Set(rows.map((row) => row.id));
};

/** Keeps an offer; once more changes nothing. */
export const keep = async (tx: Tx, uid: Id, offerId: Id): Promise<void> => {
  await tx.insert(favourite).values({ uid, offerId }).onConflictDoNothing();
};

/** Keeps it no longer. */
export const drop = async (tx: Tx, uid: Id, offerId: Id): Promise<void> => {
  await tx.delete(favourite).where(and(eq(favourite.uid, uid), eq(favourite.offerId, offerId)));
};
