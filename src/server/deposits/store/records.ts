/** Reads and writes the records of deposits: receipts, transfers, disputes, problems. */

import { and, asc, eq, inArray, isNull, min, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TransferKind } from '../../../domain/deposits/types.ts';
import type { Day, Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import { ZERO } from '../../../domain/kit/money.ts';
import type { DepositFacts, Dispute, DisputeDecision, LeaseState, Outgoing, Receipt, RefundFacts } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { lease, nameOfLease } from '../../leases/tables/lease.ts';
import { ledgerEntry } from '../tables/ledger.ts';
import { depositDispute, depositProblem, depositReceipt, depositTransfer } from '../tables/records.ts';
import { depositBalances, leasesWithMoney } from './ledger.ts';
import { openStatements } from './statements.ts';

/** Writes down what came in. */
export const insertReceipt = async (tx: Tx, row: Omit<typeof depositReceipt.$inferInsert, 'id' | 'createdAt'>): Promise<Id> => {
  const id = newId();
  await tx.insert(depositReceipt).values({ id, ...row, createdAt: sql`clock_timestamp()` });
  return id;
};

/** Says by when money has to go out. */
export const insertDue = async (tx: Tx, due: { readonly leaseId: Id; readonly kind: TransferKind; readonly due: Day }): Promise<void> => {
  await dropDue(tx, due.leaseId, due.kind);
  await tx.insert(depositTransfer).values({ id: newId(), ...due });
};

/** What was to go out stays, or goes another way. */
export const dropDue = async (tx: Tx, leaseId: Id, kind: TransferKind): Promise<void> => {
  await tx.delete(depositTransfer).where(and(eq(depositTransfer.leaseId, leaseId), eq(depositTransfer.kind, kind), isNull(depositTransfer.bookedOn)));
};

/** What left, as the bank carried it out. */
export type BookedTransfer = {
  readonly amount: Grosze;
  readonly recipient: string;
  readonly account: string | null;
  /** Of a refund: whose receipt it settles, and why it goes elsewhere. */
  readonly payerAccount?: string | null;
  readonly reason?: string | null;
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

/** Books a refund that leaves more to be refunded: what is due stays due. */
export const insertPartRefund = async (tx: Tx, leaseId: Id, booked: BookedTransfer): Promise<void> => {
  await tx.insert(depositTransfer).values({ id: newId(), leaseId, kind: 'refund', ...booked });
};

/** Says what stands in the way of a lease's money. */
export const insertProblem = async (tx: Tx, row: { readonly leaseId: Id; readonly problem: string; readonly uid: Id | null }): Promise<void> => {
  await tx.insert(depositProblem).values({ id: newId(), ...row });
};

/** Ends the problem of a lease. */
export const clearProblem = async (tx: Tx, leaseId: Id, cleared: { readonly clearedBy: Id | null; readonly clearedAt: Instant }): Promise<void> => {
  await tx
    .update(depositProblem)
    .set(cleared)
    .where(and(eq(depositProblem.leaseId, leaseId), isNull(depositProblem.clearedAt)));
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
  decided: { readonly decision: DisputeDecision; readonly reason: string; readonly decidedBy: Id | null; readonly decidedAt: Instant },
): Promise<void> => {
  await tx
    .update(depositDispute)
    .set(decided)
    .where(and(eq(depositDispute.leaseId, leaseId), isNull(depositDispute.decidedAt)));
};

/** What deposits know of these leases, each of them named in the answer. */
export const depositFacts = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlyMap<Id, DepositFacts>> => {
  const ids = [...leaseIds];
  const balances = await depositBalances(reader, ids);
  const receipts = await unreversedReceipts(reader, ids);
  const transfers = await reader.select().from(depositTransfer).where(inArray(depositTransfer.leaseId, ids)).orderBy(asc(depositTransfer.createdAt));
  const disputes = await reader.select().from(depositDispute).where(inArray(depositDispute.leaseId, ids)).orderBy(asc(depositDispute.objectedAt));
  const statements = await openStatements(reader, ids);
  const problems = await reader
    .select()
    .from(depositProblem)
    .where(and(inArray(depositProblem.leaseId, ids), isNull(depositProblem.clearedAt)));
  // What is still due stands before what was booked: the share of one payer leaves while another's waits.
  const last = (leaseId: Id, kind: TransferKind) => {
    const own = transfers.filter((row) => row.leaseId === leaseId && row.kind === kind);
    return outgoingOf(own.findLast((row) => row.bookedOn === null) ?? own.at(-1));
  };
  return new Map(
    ids.map((id) => [
      id,
      {
        depositHeld: balanceIn(balances, id, 'held_for_tenant'),
        depositPayable: balanceIn(balances, id, 'payable_to_landlord'),
        depositProblem: problems.find((row) => row.leaseId === id)?.problem ?? null,
        receipts: receipts.filter((row) => row.leaseId === id).map(receiptOf),
        refunded: transfers.filter((row) => row.leaseId === id && row.kind === 'refund').flatMap(refundedOf),
        dispute: disputeOf(disputes.findLast((row) => row.leaseId === id)),
        statement: statements.get(id) ?? null,
        court: last(id, 'court'),
        refund: last(id, 'refund'),
        payout: last(id, 'payout'),
      },
    ]),
  );
};

type Balances = Awaited<ReturnType<typeof depositBalances>>;

const balanceIn = (balances: Balances, leaseId: Id, account: Balances[number]['account']): Grosze =>
  balances.find((row) => row.leaseId === leaseId && row.account === account)?.amount ?? ZERO;

const refundedOf = ({ amount, payerAccount, bankReference }: typeof depositTransfer.$inferSelect): RefundFacts[] =>
  amount === null || bankReference === null ? [] : [{ amount, payerAccount, bankReference }];

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

const receiptOf = ({ id, entryId, amount, bookedOn, bankReference, payerAccount, payerName, origin, uid, createdAt }: ReceiptRow): Receipt => ({
  id,
  entryId,
  amount,
  bookedOn,
  bankReference,
  payerAccount,
  payerName,
  isAssigned: origin !== null,
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

/** A page of leases, and how many there are: first those from which money is due to leave, by that day, then by the day of the deposit. With `states`: those, and all for which money stands on the ledger. */
export const pageOfLeases = async (
  reader: Reader,
  of: { readonly states: readonly LeaseState[] | null; readonly page: number; readonly size: number },
): Promise<{ rows: LeaseRow[]; total: number }> => {
  const where = of.states === null ? undefined : or(inArray(lease.state, [...of.states]), inArray(lease.id, leasesWithMoney(reader)));
  const rows = await reader
    .select()
    .from(lease)
    .where(where)
    .orderBy(sql`${leavesBy(reader)} nulls last`, asc(lease.depositDue), asc(lease.id))
    .limit(of.size)
    .offset((of.page - 1) * of.size);
  return { rows, total: await reader.$count(lease, where) };
};

/** The day by which money of a lease has to leave; null when none does. */
const leavesBy = (reader: Reader) =>
  reader
    .select({ day: min(depositTransfer.due) })
    .from(depositTransfer)
    .where(and(eq(depositTransfer.leaseId, lease.id), isNull(depositTransfer.bookedOn)));

/** Transfers that have to leave. */
export const waitingTransfers = (): WaitingRows => ({
  table: depositTransfer,
  id: depositTransfer.id,
  at: depositTransfer.createdAt,
  where: isNull(depositTransfer.bookedOn),
  due: depositTransfer.due,
  name: nameOfLease(depositTransfer.leaseId),
  code: depositTransfer.kind,
});

/** Leases with a problem with their money. */
export const waitingProblems = (): WaitingRows => ({
  table: depositProblem,
  id: depositProblem.id,
  at: depositProblem.createdAt,
  where: isNull(depositProblem.clearedAt),
  name: nameOfLease(depositProblem.leaseId),
  who: depositProblem.problem,
});
