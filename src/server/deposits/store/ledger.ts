/** Appends to the ledger and reads its balances. */

import { and, asc, eq, inArray, isNotNull, isNull, notExists, or, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LedgerEntry } from '../../../domain/deposits/rules/ledger.ts';
import type { LedgerAccount, LedgerKind } from '../../../domain/deposits/types.ts';
import type { Day, Grosze, Id } from '../../../domain/kit/brand.ts';
import { grosze, ZERO } from '../../../domain/kit/money.ts';
import { type Booking, type LeaseLedgerKind, leaseLedgerKinds } from '../../../domain/leases/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { takeLock } from '../../kit/database/locks.ts';
import { lease } from '../../leases/tables/lease.ts';
import { ledgerEntry, ledgerLine } from '../tables/ledger.ts';

/** The circumstances of an entry. */
export type EntryDetails = {
  readonly leaseId: Id | null;
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

/** What is kept of the tenant's money, and what is owed to the landlord, for each of these leases. */
export const depositBalances = async (reader: Reader, leaseIds: readonly Id[]): Promise<readonly DepositBalance[]> => {
  const rows = await reader
    .select({ leaseId: ledgerLine.leaseId, account: ledgerLine.account, amount: sql<number>`-sum(${ledgerLine.amount})::bigint` })
    .from(ledgerLine)
    .where(and(inArray(ledgerLine.account, [...depositAccounts]), inArray(ledgerLine.leaseId, [...leaseIds])))
    .groupBy(ledgerLine.leaseId, ledgerLine.account);
  return rows.map((row) => ({ ...row, amount: grosze(Number(row.amount)) }));
};

type DepositBalance = { readonly leaseId: Id | null; readonly account: LedgerAccount; readonly amount: Grosze };

/** The two accounts on which the money of a lease stands, one after the other. */
const depositAccounts: readonly LedgerAccount[] = ['held_for_tenant', 'payable_to_landlord'];

/** Those of these leases for which money stands on the ledger. */
export const leasesHolding = async (reader: Reader, leaseIds: readonly Id[]): Promise<ReadonlySet<Id>> =>
  leaseIds.length === 0
    ? new Set()
    : new Set((await depositBalances(reader, leaseIds)).flatMap(({ leaseId, amount }) => (leaseId === null || amount === ZERO ? [] : [leaseId])));

/** Leases for which money stands on the ledger. */
export const leasesWithMoney = (reader: Reader) =>
  reader
    .select({ leaseId: ledgerLine.leaseId })
    .from(ledgerLine)
    .where(and(inArray(ledgerLine.account, [...depositAccounts]), isNotNull(ledgerLine.leaseId)))
    .groupBy(ledgerLine.leaseId)
    .having(sql`sum(${ledgerLine.amount}) <> 0`);

/** What a company's leases have on the deposit account by the ledger, whichever side it is on: how much, and for how many of them. */
export const heldMoneyOf = async (reader: Reader, companyId: Id): Promise<Omit<HeldMoney, 'unmatched'>> => {
  const sums = reader
    .select({ held: sumOf(depositAccounts).as('held') })
    .from(lease)
    .innerJoin(ledgerLine, and(eq(ledgerLine.leaseId, lease.id), inArray(ledgerLine.account, [...depositAccounts])))
    .where(or(eq(lease.landlordCompanyId, companyId), eq(lease.tenantCompanyId, companyId)))
    .groupBy(lease.id)
    .as('sums');
  const [row] = await reader.select(heldIn(sums.held)).from(sums);
  return { held: grosze(Number(row?.held ?? 0)), leases: row?.leases ?? 0 };
};

/** What the deposit account holds by the ledger: for leases, of how many, and what no lease was found for. */
export type HeldMoney = { readonly held: Grosze; readonly leases: number; readonly unmatched: Grosze };

/** Sums the whole ledger by leases; an entry stands for ever, so there is nothing shorter to read. */
export const heldMoney = async (reader: Reader): Promise<HeldMoney> => {
  const sums = reader
    .select({ held: sumOf(depositAccounts).as('held'), unmatched: sumOf(['unmatched']).as('unmatched') })
    .from(ledgerLine)
    .where(inArray(ledgerLine.account, [...depositAccounts, 'unmatched']))
    .groupBy(ledgerLine.leaseId)
    .as('sums');
  const [row] = await reader.select({ ...heldIn(sums.held), unmatched: sql<string>`coalesce(sum(${sums.unmatched}), 0)::bigint` }).from(sums);
  return { held: grosze(Number(row?.held ?? 0)), leases: row?.leases ?? 0, unmatched: grosze(Number(row?.unmatched ?? 0)) };
};

/** What stands on these accounts: credits less debits, as text that a number is read from. */
const sumOf = (accounts: readonly LedgerAccount[]) =>
  sql<string>`coalesce(-sum(${ledgerLine.amount}) filter (where ${inArray(ledgerLine.account, [...accounts])}), 0)`;

/** Sums what single leases have, and counts those that have anything. */
const heldIn = (held: SQLWrapper) => ({
  held: sql<string>`coalesce(sum(${held}), 0)::bigint`,
  leases: sql<number>`(count(*) filter (where ${held} <> 0))::int`,
});

const isOfLease = <R extends { readonly kind: LedgerKind }>(row: R): row is R & { readonly kind: LeaseLedgerKind } =>
  (leaseLedgerKinds as readonly LedgerKind[]).includes(row.kind);

/** The bookings of a lease in order, seen from the deposit. A release moves it from one account of the lease to the other: nothing came and nothing left. */
export const bookingsOf = async (reader: Reader, leaseId: Id): Promise<Booking[]> => {
  const sums = reader
    .select({
      entryId: ledgerLine.entryId,
      held: sumOf(depositAccounts).as('held'),
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
  return rows.filter(isOfLease).map((row) => ({ ...row, held: grosze(Number(row.held)), gross: grosze(Number(row.gross)) }));
};

/** Money of one bank transfer is booked once: as a lease's receipt or as one that nobody claims, as a refund, a payout or a return. */
const sameTransfer: readonly (readonly LedgerKind[])[] = [
  ['deposit_receipt', 'unmatched_receipt'],
  ['deposit_refund'],
  ['deposit_payout'],
  ['deposit_court'],
  ['unmatched_return'],
];

/** Whether a bank reference stands on another booking of the kind. Users of one reference queue up behind a lock. */
export const isReferenceUsed = async (tx: Tx, kind: LedgerKind, bankReference: string): Promise<boolean> => {
  const kinds = sameTransfer.find((each) => each.includes(kind)) ?? [kind];
  await takeLock(tx, 'bank', kinds[0] ?? kind, bankReference);
  const undoing = alias(ledgerEntry, 'undoing');
  const rows = await tx
    .select({ id: ledgerEntry.id })
    .from(ledgerEntry)
    .where(
      and(
        inArray(ledgerEntry.kind, [...kinds]),
        eq(ledgerEntry.bankReference, bankReference),
        isNull(ledgerEntry.reverses),
        notExists(tx.select({ id: undoing.id }).from(undoing).where(eq(undoing.reverses, ledgerEntry.id))),
      ),
    )
    .limit(1);
  return rows.length > 0;
};
