/** Appends to the ledger and reads its balances. */

import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LedgerEntry } from '../../../domain/deposits/rules/ledger.ts';
import type { Booking, LedgerKind } from '../../../domain/deposits/types.ts';
import type { Day, Grosze, Id } from '../../../domain/kit/brand.ts';
import { grosze } from '../../../domain/kit/money.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { ledgerEntry, ledgerLine } from '../tables/ledger.ts';

/** The circumstances of an entry. */
export type EntryDetails = {
  readonly leaseId: Id;
  readonly valueDate: Day;
  readonly bankReference: string | null;
  readonly uid: Id | null;
  readonly reverses?: Id;
  readonly reason?: string;
};
/** Appends an entry with its lines. The database refuses lines that do not sum to zero. */
export const appendEntry = async (tx: Tx, entry: LedgerEntry, details: EntryDetails): Promise<Id> => {
  const id = newId();
  const { leaseId, valueDate, bankReference, uid } = details;
  await tx.insert(ledgerEntry).values({
    id,
    leaseId,
    kind: entry.kind,
    valueDate,
    bankReference,
    uid,
    reverses: details.reverses ?? null,
    reason: details.reason ?? null,
    createdAt: sql`clock_timestamp()`,
  });
  await tx.insert(ledgerLine).values(entry.lines.map((line) => ({ entryId: id, ...line })));
  return id;
};

/** What is held for each of these leases. */
export const depositsHeld = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlyMap<Id, Grosze>> => {
  const rows = await reader
    .select({ leaseId: ledgerLine.leaseId, held: sql<number>`-sum(${ledgerLine.amount})::bigint` })
    .from(ledgerLine)
    .where(and(eq(ledgerLine.account, 'deposit_held'), inArray(ledgerLine.leaseId, [...leaseIds])))
    .groupBy(ledgerLine.leaseId);
  return new Map(rows.map((row) => [row.leaseId, grosze(Number(row.held))]));
};

/** The bookings of a lease in order, seen from the deposit. */
export const bookingsOf = async (reader: Reader, leaseId: Id): Promise<Booking[]> => {
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
    .select({ kind: ledgerEntry.kind, valueDate: ledgerEntry.valueDate, reason: ledgerEntry.reason, held: sums.held, gross: sums.gross })
    .from(ledgerEntry)
    .innerJoin(sums, eq(sums.entryId, ledgerEntry.id))
    .where(eq(ledgerEntry.leaseId, leaseId))
    .orderBy(asc(ledgerEntry.number));
  return rows.map((row) => ({ ...row, held: grosze(Number(row.held)), gross: grosze(Number(row.gross)) }));
};

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
