/** Appends to the ledger and reads its balances. */

import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LedgerEntry } from '../../domain/deposits/rules/ledger.ts';
import type { LedgerKind } from '../../domain/deposits/types.ts';
import type { Day, Grosze, Id } from '../../domain/kit/brand.ts';
import { grosze } from '../../domain/kit/money.ts';
import type { Reader, Tx } from '../kit/database/database.ts';
import { newId } from '../kit/database/ids.ts';
import { ledgerEntry, ledgerLine } from './tables.ts';

/** A booking with its circumstances. */
export type Booking = {
  readonly leaseId: Id;
  readonly valueDate: Day;
  readonly bankReference: string | null;
  readonly uid: Id | null;
  readonly reverses?: Id;
  readonly reason?: string;
};
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
