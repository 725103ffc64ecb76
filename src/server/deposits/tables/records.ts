/** The records of a deposit: what came in, what goes out, and what stands in its way. */

import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ApprovedAct, TransferKind } from '../../../domain/deposits/types.ts';
import type { DisputeDecision } from '../../../domain/leases/types.ts';
import { createdAt, day, grosze, id, instant, json } from '../../kit/database/columns.ts';
import { ledgerEntry } from './ledger.ts';

/**
 * Money that came in: the deposit of a lease, or a part of it, too much, too late, a second time; without a lease as long as nobody knows
 * whose it is. Never changed: it stands until the ledger reverses its entry, a receipt of a lease names it as its `origin`, or it was returned.
 */
export const depositReceipt = pgTable(
  'deposit_receipt',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id'),
    entryId: id('entry_id')
      .notNull()
      .unique()
      .references(() => ledgerEntry.id),
    /** The receipt without a lease that this one was made of. */
    origin: id('origin'),
    amount: grosze('amount').notNull(),
    payerName: text('payer_name'),
    payerAccount: text('payer_account'),
    bookedOn: day('booked_on').notNull(),
    bankReference: text('bank_reference').notNull(),
    uid: id('uid'),
    createdAt: createdAt(),
  },
  (table) => [index('deposit_receipt_lease').on(table.leaseId), check('deposit_receipt_positive', sql`${table.amount} > 0`)],
);

/**
 * Money that goes out: to the tenant (refund), to the landlord (payout) or to a court. It is due first and booked once it left; the columns of the
 * booking are filled together. A decided dispute sets no due day. At most one of a kind is due for a lease.
 */
export const depositTransfer = pgTable(
  'deposit_transfer',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    kind: text('kind').$type<TransferKind>().notNull(),
    due: day('due'),
    amount: grosze('amount'),
    recipient: text('recipient'),
    account: text('account'),
    /** Of a refund: the account that the money had come from. It goes elsewhere only with a reason and by two admins. */
    payerAccount: text('payer_account'),
    reason: text('reason'),
    bookedOn: day('booked_on'),
    bankReference: text('bank_reference'),
    entryId: id('entry_id')
      .unique()
      .references(() => ledgerEntry.id),
    uid: id('uid'),
    createdAt: createdAt(),
  },
  (table) => [
    index('deposit_transfer_lease').on(table.leaseId),
    uniqueIndex('deposit_transfer_due').on(table.leaseId, table.kind).where(sql`booked_on is null`),
    check('deposit_transfer_kind', sql`${table.kind} in ('refund', 'payout', 'court')`),
    check('deposit_transfer_booked', sql`num_nulls(amount, recipient, booked_on, bank_reference, entry_id) in (0, 5)`),
    check('deposit_transfer_due_or_booked', sql`${table.due} is not null or ${table.bookedOn} is not null`),
  ],
);

/** The landlord's objection to a rejection, and how it was decided; at most one is open for a lease. */
export const depositDispute = pgTable(
  'deposit_dispute',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    objection: text('objection').notNull(),
    objectedBy: id('objected_by'),
    objectedAt: instant('objected_at').notNull(),
    decision: text('decision').$type<DisputeDecision>(),
    reason: text('reason'),
    decidedBy: id('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('deposit_dispute_lease').on(table.leaseId, table.objectedAt),
    uniqueIndex('deposit_dispute_open').on(table.leaseId).where(sql`decided_at is null`),
    check('deposit_dispute_decided', sql`num_nulls(decision, reason, decided_at) in (0, 3)`),
  ],
);

/** Why the money of a lease may not move now; at most one stands for a lease. */
export const depositProblem = pgTable(
  'deposit_problem',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    problem: text('problem').notNull(),
    uid: id('uid'),
    createdAt: createdAt(),
    clearedBy: id('cleared_by'),
    clearedAt: instant('cleared_at'),
  },
  (table) => [uniqueIndex('deposit_problem_open').on(table.leaseId).where(sql`cleared_at is null`)],
);

/** Money that no lease was found for, sent back to where it came from. */
export const unmatchedReturn = pgTable('unmatched_return', {
  id: id('id').primaryKey(),
  receiptId: id('receipt_id')
    .notNull()
    .unique()
    .references(() => depositReceipt.id),
  entryId: id('entry_id')
    .notNull()
    .unique()
    .references(() => ledgerEntry.id),
  account: text('account').notNull(),
  bookedOn: day('booked_on').notNull(),
  bankReference: text('bank_reference').notNull(),
  uid: id('uid'),
  createdAt: createdAt(),
});

/** An act about money that needs two admins: prepared by one, approved or turned down by another. `details` are the act's own input. */
export const moneyApproval = pgTable(
  'money_approval',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    act: text('act').$type<ApprovedAct>().notNull(),
    details: json<Readonly<Record<string, unknown>>>('details').notNull(),
    reason: text('reason').notNull(),
    preparedBy: id('prepared_by').notNull(),
    preparedAt: createdAt(),
    decidedBy: id('decided_by'),
    decidedAt: instant('decided_at'),
    accepted: boolean('accepted'),
  },
  (table) => [
    index('money_approval_lease').on(table.leaseId),
    check('money_approval_decided', sql`num_nulls(decided_by, decided_at, accepted) in (0, 3)`),
    check('money_approval_two', sql`decided_by is distinct from prepared_by or accepted is not true`),
  ],
);
