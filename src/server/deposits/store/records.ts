/** Reads and writes the records of deposits: receipts, transfers, disputes, problems. */

import { and, asc, eq, exists, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Day, Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import { ZERO } from '../../../domain/kit/money.ts';
import type { DepositFacts, Dispute, LeaseState, Outgoing, Receipt } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { lease } from '../../leases/tables/lease.ts';
import { ledgerEntry } from '../tables/ledger.ts';
import { depositDispute, depositProblem, depositReceipt, depositTransfer } from '../tables/records.ts';
import { depositsHeld } from './ledger.ts';

type TransferKind = (typeof depositTransfer.$inferSelect)['kind'];

/** Writes down what came in. */
export const insertReceipt = async (tx: Tx, row: Omit<typeof depositReceipt.$inferInsert, 'id' | 'createdAt'>): Promise<void> => {
  await tx.insert(depositReceipt).values({ id: newId(), ...row, createdAt: sql`clock_timestamp()` });
};

/** Says by when money has to go out. */
export const insertDue = async (tx: Tx, due: { readonly leaseId: Id; readonly kind: TransferKind; readonly due: Day }): Promise<void> => {
  await tx.insert(depositTransfer).values({ id: newId(), ...due });
};

/** What left, as the bank carried it out. */
export type BookedTransfer = {
  readonly amount: Grosze;
  readonly recipient: string;
  readonly account: string | null;
  readonly bookedOn: Day;
  readonly bankReference: string;
  readonly entryId: Id;
  readonly uid: Id | null;
};

/** Books what was due; where no day was set (a decided dispute) the record begins here. */
export const bookTransfer = async (tx: Tx, of: { readonly leaseId: Id; readonly kind: TransferKind }, booked: BookedTransfer): Promise<void> => {
  const { leaseId, kind } = of;
  const due = await tx
    .update(depositTransfer)
    .set(booked)
    .where(and(eq(depositTransfer.leaseId, leaseId), eq(depositTransfer.kind, kind), isNull(depositTransfer.bookedOn)))
    .returning({ id: depositTransfer.id });
  if (due.length === 0) await tx.insert(depositTransfer).values({ id: newId(), leaseId, kind, ...booked });
};

/** Opens the dispute of a lease. */
export const insertDispute = async (
  tx: Tx,
  row: { readonly leaseId: Id; readonly objection: string; readonly objectedBy: Id | null; readonly objectedAt: Instant },
): Promise<void> => {
  await tx.insert(depositDispute).values({ id: newId(), ...row });
};

/** Decides the open dispute of a lease. */
export const decideDispute = async (
  tx: Tx,
  leaseId: Id,
  decided: { readonly decision: 'refund' | 'payout'; readonly reason: string; readonly decidedBy: Id | null; readonly decidedAt: Instant },
): Promise<void> => {
  await tx
    .update(depositDispute)
    .set(decided)
    .where(and(eq(depositDispute.leaseId, leaseId), isNull(depositDispute.decidedAt)));
};

/** What deposits know of these leases, each of them named in the answer. */
export const depositFacts = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlyMap<Id, DepositFacts>> => {
  const ids = [...leaseIds];
  const held = await depositsHeld(reader, ids);
  const receipts = await unreversedReceipts(reader, ids);
  const transfers = await reader.select().from(depositTransfer).where(inArray(depositTransfer.leaseId, ids)).orderBy(asc(depositTransfer.createdAt));
  const disputes = await reader.select().from(depositDispute).where(inArray(depositDispute.leaseId, ids)).orderBy(asc(depositDispute.objectedAt));
  const problems = await reader
    .select()
    .from(depositProblem)
    .where(and(inArray(depositProblem.leaseId, ids), isNull(depositProblem.clearedAt)));
  const last = (leaseId: Id, kind: TransferKind) => outgoingOf(transfers.findLast((row) => row.leaseId === leaseId && row.kind === kind));
  return new Map(
    ids.map((id) => [
      id,
      {
        depositHeld: held.get(id) ?? ZERO,
        depositProblem: problems.find((row) => row.leaseId === id)?.problem ?? null,
        receipts: receipts.filter((row) => row.leaseId === id).map(receiptOf),
        dispute: disputeOf(disputes.findLast((row) => row.leaseId === id)),
        refund: last(id, 'refund'),
        payout: last(id, 'payout'),
      },
    ]),
  );
};

/** Receipts whose entry in the ledger was not reversed, oldest first. */
const unreversedReceipts = (reader: Reader, leaseIds: Id[]): Promise<ReceiptRow[]> => {
  const reversal = alias(ledgerEntry, 'reversal');
  return reader
    .select()
    .from(depositReceipt)
    .where(
      and(
        inArray(depositReceipt.leaseId, leaseIds),
        notExists(reader.select({ id: reversal.id }).from(reversal).where(eq(reversal.reverses, depositReceipt.entryId))),
      ),
    )
    .orderBy(asc(depositReceipt.createdAt));
};

type ReceiptRow = typeof depositReceipt.$inferSelect;

const receiptOf = ({ id, entryId, amount, bookedOn, bankReference, payerAccount, uid, createdAt }: ReceiptRow): Receipt => ({
  id,
  entryId,
  amount,
  bookedOn,
  bankReference,
  payerAccount,
  uid,
  at: createdAt,
});

const outgoingOf = (row: typeof depositTransfer.$inferSelect | undefined): Outgoing | null => {
  if (row === undefined) return null;
  const { due, bookedOn, amount, bankReference } = row;
  if (bookedOn !== null && amount !== null && bankReference !== null) return { stage: 'booked', due, bookedOn, amount, bankReference };
  return due === null ? null : { stage: 'due', due };
};

const disputeOf = (row: typeof depositDispute.$inferSelect | undefined): Dispute | null => {
  if (row === undefined) return null;
  const { objection, objectedAt, decision, reason, decidedAt } = row;
  if (decision === null || reason === null || decidedAt === null) return { stage: 'open', objection, objectedAt };
  return { stage: 'decided', objection, objectedAt, decision, reason, decidedAt };
};

const isUnpaid = (): SQL | undefined => and(eq(depositTransfer.kind, 'payout'), isNull(depositTransfer.bookedOn));

/** A page of leases, the oldest due first, and how many there are. With `states`: those, and those whose deposit is still to be paid out. */
export const pageOfLeases = async (
  reader: Reader,
  of: { readonly states: readonly LeaseState[] | null; readonly page: number; readonly size: number },
): Promise<{ rows: LeaseRow[]; total: number }> => {
  const unpaid = exists(
    reader
      .select({ id: depositTransfer.id })
      .from(depositTransfer)
      .where(and(eq(depositTransfer.leaseId, lease.id), isUnpaid())),
  );
  const where = of.states === null ? undefined : or(inArray(lease.state, [...of.states]), unpaid);
  const rows = await reader
    .select()
    .from(lease)
    .where(where)
    .orderBy(asc(lease.depositDue), asc(lease.id))
    .limit(of.size)
    .offset((of.page - 1) * of.size);
  return { rows, total: await reader.$count(lease, where) };
};
