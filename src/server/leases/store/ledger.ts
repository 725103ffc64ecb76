/** Reads the ledger of one lease. */

import { and, asc, eq, sql } from 'drizzle-orm';
import type { Grosze, Id } from '../../../domain/kit/brand.ts';
import { grosze } from '../../../domain/kit/money.ts';
import { ledgerEntry, ledgerLine } from '../../deposits/tables.ts';
import type { Reader } from '../../kit/database/database.ts';

/** A stored booking seen from the deposit: `held` is how much it added to what is held (negative: took away). */
export type LedgerRow = typeof ledgerEntry.$inferSelect & { readonly held: Grosze; readonly gross: Grosze };

/** What is held for a lease: the credit balance of its deposit account. */
export const depositHeld = async (reader: Reader, leaseId: Id): Promise<Grosze> => {
  const [row] = await reader
    .select({ held: sql<number>`coalesce(-sum(${ledgerLine.amount}), 0)::bigint` })
    .from(ledgerLine)
    .where(and(eq(ledgerLine.leaseId, leaseId), eq(ledgerLine.account, 'deposit_held')));
  return grosze(Number(row?.held ?? 0));
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
