/** Reads and writes first acts that wait for a second one. */

import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { signaturePending } from '../tables/evidence.ts';

/** A first act. */
export type PendingRow = typeof signaturePending.$inferSelect;

const open = (purpose: SigningPurpose, offerId: Id) =>
  and(
    eq(signaturePending.purpose, purpose),
    eq(signaturePending.offerId, offerId),
    isNull(signaturePending.voidedAt),
    isNull(signaturePending.concludedAt),
  );

/** The act that waits for a second one, while its time runs. */
export const pendingOf = async (reader: Reader, purpose: SigningPurpose, offerId: Id): Promise<PendingRow | null> =>
  (
    await reader
      .select()
      .from(signaturePending)
      .where(and(open(purpose, offerId), gt(signaturePending.validUntil, sql`clock_timestamp()`)))
  )[0] ?? null;

/** First acts whose time is over without a second one (docs/rules/signing.md#two-signers). */
export const firstsExpired: DueRows = {
  table: signaturePending,
  id: signaturePending.id,
  where: (now) => and(isNull(signaturePending.voidedAt), isNull(signaturePending.concludedAt), lte(signaturePending.validUntil, now)),
};

/** Keeps a first act; one whose time is over gives it the place and is answered. */
export const insertPending = async (tx: Tx, row: typeof signaturePending.$inferInsert): Promise<PendingRow | null> => {
  const replaced = await voidPending(tx, row.purpose, row.offerId);
  await tx.insert(signaturePending).values(row);
  return replaced;
};

/** Makes this act void, if it still waits. */
export const voidById = async (tx: Tx, id: Id): Promise<PendingRow | null> => {
  const rows = await tx
    .update(signaturePending)
    .set({ voidedAt: sql`clock_timestamp()` })
    .where(and(eq(signaturePending.id, id), isNull(signaturePending.voidedAt), isNull(signaturePending.concludedAt)))
    .returning();
  return rows[0] ?? null;
};

/** Makes the act that waits void; null when none does. */
export const voidPending = async (tx: Tx, purpose: SigningPurpose, offerId: Id): Promise<PendingRow | null> => {
  const rows = await tx.update(signaturePending).set({ voidedAt: sql`clock_timestamp()` }).where(open(purpose, offerId)).returning();
  return rows[0] ?? null;
};

/** Makes void what waits of this person: their first acts, and those that wait for theirs. */
export const voidPendingOf = (tx: Tx, uid: Id): Promise<PendingRow[]> =>
  tx
    .update(signaturePending)
    .set({ voidedAt: sql`clock_timestamp()` })
    .where(
      and(
        or(eq(signaturePending.uid, uid), eq(signaturePending.secondUid, uid)),
        isNull(signaturePending.voidedAt),
        isNull(signaturePending.concludedAt),
        gt(signaturePending.validUntil, sql`clock_timestamp()`),
      ),
    )
    .returning();

/** Marks the act as completed by the second one; false when it waits no more, or its time is over. */
export const concludePending = async (tx: Tx, id: Id): Promise<boolean> => {
  const rows = await tx
    .update(signaturePending)
    .set({ concludedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(signaturePending.id, id),
        isNull(signaturePending.voidedAt),
        isNull(signaturePending.concludedAt),
        gt(signaturePending.validUntil, sql`clock_timestamp()`),
      ),
    )
    .returning({ id: signaturePending.id });
  return rows.length === 1;
};
