/** Reads and writes money that no lease was found for, and acts that wait for a second admin. */

import { and, asc, desc, eq, exists, inArray, isNull, not, notExists } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { nameOfPerson } from '../../accounts/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { takeLock } from '../../kit/database/locks.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { nameOfLease } from '../../leases/tables/lease.ts';
import { ledgerEntry } from '../tables/ledger.ts';
import { depositReceipt, moneyApproval, unmatchedReturn } from '../tables/records.ts';

/** A receipt as stored. */
export type ReceiptRow = typeof depositReceipt.$inferSelect;

/** An act that was prepared for a second admin. */
export type ApprovalRow = typeof moneyApproval.$inferSelect;

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

/** Longest list of such money; what came later shows once the older is dealt with. */
const UNMATCHED_MAX = 100;

/** Money that no lease was found for and that was neither sent back nor booked by mistake, oldest first. */
export const unmatchedReceipts = (reader: Reader): Promise<ReceiptRow[]> =>
  reader.select().from(depositReceipt).where(isOpen(reader)).orderBy(asc(depositReceipt.createdAt)).limit(UNMATCHED_MAX);

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

/** Prepares an act for a second admin; an open one of the same kind for the lease gives way to it. */
export const insertApproval = async (
  tx: Tx,
  row: Pick<typeof moneyApproval.$inferInsert, 'leaseId' | 'act' | 'details' | 'reason' | 'preparedBy'>,
): Promise<Id> => {
  const id = newId();
  await tx.delete(moneyApproval).where(and(eq(moneyApproval.leaseId, row.leaseId), eq(moneyApproval.act, row.act), isNull(moneyApproval.decidedAt)));
  await tx.insert(moneyApproval).values({ id, ...row });
  return id;
};

/** A prepared act, locked until the transaction ends. */
export const lockApproval = async (tx: Tx, id: Id): Promise<ApprovalRow | null> =>
  (await tx.select().from(moneyApproval).where(eq(moneyApproval.id, id)).for('update'))[0] ?? null;

/** Decides a prepared act. */
export const decideApproval = async (
  tx: Tx,
  id: Id,
  decided: { readonly decidedBy: Id; readonly decidedAt: Instant; readonly accepted: boolean },
): Promise<void> => {
  await tx.update(moneyApproval).set(decided).where(eq(moneyApproval.id, id));
};

/** The prepared acts of these leases that still wait, newest first. */
export const openApprovals = (reader: Reader, leaseIds: readonly Id[]): Promise<ApprovalRow[]> =>
  reader
    .select()
    .from(moneyApproval)
    .where(and(inArray(moneyApproval.leaseId, [...leaseIds]), isNull(moneyApproval.decidedAt)))
    .orderBy(desc(moneyApproval.preparedAt));

/** Prepared acts that wait for a second admin. */
export const waitingApprovals = (): WaitingRows => ({
  table: moneyApproval,
  id: moneyApproval.id,
  at: moneyApproval.preparedAt,
  where: isNull(moneyApproval.decidedAt),
  name: nameOfLease(moneyApproval.leaseId),
  who: nameOfPerson(moneyApproval.preparedBy),
  code: moneyApproval.act,
});
