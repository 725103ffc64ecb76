/** Reads and writes money that no lease was found for. */

import { and, asc, eq, exists, isNull, not, notExists } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { takeLock } from '../../kit/database/locks.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { ledgerEntry } from '../tables/ledger.ts';
import { depositReceipt, unmatchedReturn } from '../tables/records.ts';

/** A receipt as stored. */
export type ReceiptRow = typeof depositReceipt.$inferSelect;

const isOpen = (reader: Reader) => {
  const child = alias(depositReceipt, 'child');
  const reversal = alias(ledgerEntry, 'reversal');
  const isReversed = (entryId: AnyPgColumn) => exists(reader.select({ id: reversal.id }).from(reversal).where(eq(reversal.reverses, entryId)));
  return and(
    isNull(depositReceipt.leaseId),
    not(isReversed(depositReceipt.entryId)),
    notExists(
      reader
        .select({ id: child.id })
        .from(child)
        .where(and(eq(child.origin, depositReceipt.id), not(isReversed(child.entryId)))),
    ),
    notExists(reader.select({ id: unmatchedReturn.id }).from(unmatchedReturn).where(eq(unmatchedReturn.receiptId, depositReceipt.id))),
  );
};

/** Some of the money that no lease was found for and that was neither sent back nor booked by mistake, oldest first. */
export const unmatchedReceipts = (reader: Reader, { limit, offset }: { readonly limit: number; readonly offset: number }): Promise<ReceiptRow[]> =>
  reader
    .select()
    .from(depositReceipt)
    .where(isOpen(reader))
    .orderBy(asc(depositReceipt.createdAt), asc(depositReceipt.id))
    .limit(limit)
    .offset(offset);

/** How many of them there are in all. */
export const countUnmatched = (reader: Reader): Promise<number> => reader.$count(depositReceipt, isOpen(reader));

/** The same receipts as the console's overview counts and lists them. */
export const waitingReceipts = (reader: Reader): WaitingRows => ({
  table: depositReceipt,
  id: depositReceipt.id,
  at: depositReceipt.createdAt,
  where: isOpen(reader),
  name: depositReceipt.payerName,
  amount: depositReceipt.amount,
});

/** One of them, if it still is. Users of one receipt queue up behind a lock: the row itself is never changed. */
export const lockUnmatched = async (tx: Tx, id: Id): Promise<ReceiptRow | null> => {
  await takeLock(tx, 'receipt', id);
  const rows = await tx
    .select()
    .from(depositReceipt)
    .where(and(eq(depositReceipt.id, id), isOpen(tx)));
  return rows[0] ?? null;
};

/** Writes down that such money was sent back. */
export const insertReturn = async (tx: Tx, row: Omit<typeof unmatchedReturn.$inferInsert, 'id' | 'createdAt'>): Promise<void> => {
  await tx.insert(unmatchedReturn).values({ id: newId(), ...row });
};
