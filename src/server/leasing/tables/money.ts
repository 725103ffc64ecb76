import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvoiceDocumentFacts } from '../../../domain/leases/document/facts.ts';
import type { LedgerAccount, LedgerKind, Side } from '../../../domain/leases/types.ts';
import { createdAt, day, grosze, id, instant, json } from '../../kit/database/columns.ts';

/** One booking of the ledger. Append-only (a trigger refuses changes); a mistake is taken back by an entry that names it. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: id('id').primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull(),
    leaseId: id('lease_id').notNull(),
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
    leaseId: id('lease_id').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    amount: grosze('amount').notNull(),
  },
  (table) => [index('ledger_line_entry').on(table.entryId), index('ledger_line_lease').on(table.leaseId, table.account)],
);

/** An issued invoice of the operator: frozen data, drawn document and structured file. */
export const invoice = pgTable(
  'invoice',
  {
    id: id('id').primaryKey(),
    leaseId: id('lease_id').notNull(),
    offerId: id('offer_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    label: text('label').notNull(),
    net: grosze('net').notNull(),
    vat: grosze('vat').notNull(),
    gross: grosze('gross').notNull(),
    facts: json<InvoiceDocumentFacts>('facts').notNull(),
    ksef: text('ksef').$type<'off' | 'queued' | 'numbered'>().notNull(),
    documentId: id('document_id'),
    xmlKey: text('xml_key'),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [uniqueIndex('invoice_number').on(table.year, table.number), uniqueIndex('invoice_side').on(table.leaseId, table.side)],
);

/** The last number taken in a Warsaw year. The row is locked while a number is taken, so the series has no hole. */
export const invoiceCounter = pgTable('invoice_counter', { year: integer('year').primaryKey(), last: integer('last').notNull() });
