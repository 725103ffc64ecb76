/** The tables of the ledger. */

import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { LedgerAccount, LedgerKind } from '../../../domain/deposits/types.ts';
import { createdAt, day, grosze, id } from '../../kit/database/columns.ts';

/** One booking of the ledger. Append-only (a trigger refuses changes); a mistake is taken back by an entry that names it. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: id('id').primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull(),
    /** Null for money that no lease was found for. */
    leaseId: id('lease_id'),
    kind: text('kind').$type<LedgerKind>().notNull(),
    valueDate: day('value_date').notNull(),
    bankReference: text('bank_reference'),
    reverses: id('reverses').unique(),
    reason: text('reason'),
    uid: id('uid'),
    createdAt: createdAt(),
  },
  (table) => [index('ledger_entry_lease').on(table.leaseId, table.number), index('ledger_entry_reference').on(table.bankReference)],
);

/** A line of a booking, debit positive. The lines of an entry sum to zero when the transaction ends (deferred trigger). */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    entryId: id('entry_id').notNull(),
    leaseId: id('lease_id'),
    account: text('account').$type<LedgerAccount>().notNull(),
    amount: grosze('amount').notNull(),
  },
  (table) => [index('ledger_line_entry').on(table.entryId), index('ledger_line_lease').on(table.leaseId, table.account)],
);
