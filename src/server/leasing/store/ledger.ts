import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LedgerEntry } from '../../../domain/deposits/rules/ledger.ts';
import type { Day, Grosze, Id } from '../../../domain/kit/brand.ts';
import { grosze } from '../../../domain/kit/money.ts';
import type { LedgerKind } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { ledgerEntry, ledgerLine } from '../tables/money.ts';

/** A booking with its circumstances. */
export type Booking = {
  readonly leaseId: Id;
  readonly valueDate: Day;
  readonly bankReference: string | null;
  readonly uid: Id | null;
  readonly reverses?: Id;
  readonly reason?: string;
};
/** A stored booking seen from the deposit: `held` is how much it added to what is held (negative: took away). */
export type LedgerRow = typeof ledgerEntry.$inferSelect & { readonly held: Grosze; readonly gross: Grosze };

/** Appends an entry with its lines. The database refuses lines that do not sum to zero. */
export const appendEntry = async (tx: Tx, entry: LedgerEntry, booking: Booking): Promise<Id> => {
  const id = newId();
  const { leaseId, valueDate, bankReference, uid } = booking;
  await tx.insert(ledgerEntry).values({
    id,
    leaseId,
    kind: entry.kind,
    valueDate,
    bankReference,
    uid,
    reverses: booking.reverses ?? null,
    reason: booking.reason ?? null,
    createdAt: sql`clock_timestamp()`,
  });
  await tx.insert(ledgerLine).values(entry.lines.map((line) => ({ entryId: id, ...line })));
  return id;
};

/** What is held for a lease: the credit balance of its deposit account. */
export const depositHeld = async (reader: Reader, leaseId: Id): Promise<Grosze> => {
  const [row] = await reader
    .select({ held: sql<number>`coalesce(-sum(${ledgerLine.amount}), 0)::bigint` })
    .from(ledgerLine)
    .where(and(eq(ledgerLine.leaseId, leaseId), eq(ledgerLine.account, 'deposit_held')));
  return grosze(Number(row?.held ?? 0));
};

/** What is held for each of these leases. */
export const depositsHeld = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlyMap<Id, Grosze>> => {
  if (leaseIds.length === 0) return new Map();
  const rows = await reader
    .select({ leaseId: ledgerLine.leaseId, held: sql<number>`-sum(${ledgerLine.amount})::bigint` })
    .from(ledgerLine)
    .where(and(eq(ledgerLine.account, 'deposit_held'), inArray(ledgerLine.leaseId, [...leaseIds])))
    .groupBy(ledgerLine.leaseId);
  return new Map(rows.map((row) => [row.leaseId, grosze(Number(row.held))]));
};

/** The bookings of a lease in order. */
export const ledgerOf = async (reader: Reader, leaseId: Id): Promise<LedgerRow[]> => {
  const sums = reader
    .select({
      entryId: ledgerLine.entryId,
      held: sql<number>`coalesce(-sum(${ledgerLine.amount}) filter (where ${ledgerLine.account} = 'deposit_held'), 0)::bigint`.as('held'),
      gross: sql<number>`coalesce(sum(${ledgerLine.amount}) filter (where ${ledgerLine.account} = 'fee_receivable'), 0)::bigint`.as('gross'),
    })
    .from(ledgerLine)
    .where(eq(ledgerLine.leaseId, leaseId))
    .groupBy(ledgerLine.entryId)
    .as('sums');
  const rows = await reader
    .select()
    .from(ledgerEntry)
    .innerJoin(sums, eq(sums.entryId, ledgerEntry.id))
    .where(eq(ledgerEntry.leaseId, leaseId))
    .orderBy(asc(ledgerEntry.number));
  return rows.map((row) => ({ ...row.ledger_entry, held: grosze(Number(row.sums.held)), gross: grosze(Number(row.sums.gross)) }));
};

/** The receipt that stands (was not taken back), if any. */
export const standingReceipt = async (reader: Reader, leaseId: Id): Promise<LedgerRow | null> => {
  const rows = await ledgerOf(reader, leaseId);
  const undone = new Set(rows.map((row) => row.reverses));
  return rows.findLast((row) => row.kind === 'deposit_receipt' && !undone.has(row.id)) ?? null;
};

/** Whether this very sum left under this very reference already. */
export const isBooked = async (
  reader: Reader,
  leaseId: Id,
  booked: { readonly kind: LedgerKind; readonly bankReference: string; readonly held: Grosze },
) =>
  (await ledgerOf(reader, leaseId)).some((row) => row.kind === booked.kind && row.bankReference === booked.bankReference && row.held === booked.held);

/** Whether a bank reference stands on another booking of the kind. Users of one reference queue up behind a lock. */
export const isReferenceUsed = async (tx: Tx, kind: LedgerKind, bankReference: string): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bank:${kind}:${bankReference}`}, 0))`);
  const undoing = alias(ledgerEntry, 'undoing');
  const rows = await tx
    .select({ id: ledgerEntry.id })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.kind, kind),
        eq(ledgerEntry.bankReference, bankReference),
        isNull(ledgerEntry.reverses),
        notExists(tx.select({ id: undoing.id }).from(undoing).where(eq(undoing.reverses, ledgerEntry.id))),
      ),
    )
    .limit(1);
  return rows.length > 0;
};
