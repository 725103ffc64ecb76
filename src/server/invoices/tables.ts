/** The tables of invoices and their counter. */

import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvoiceDocumentFacts } from '../../domain/invoices/document.ts';
import type { Side } from '../../domain/leases/types.ts';
import { grosze, id, instant, json } from '../kit/database/columns.ts';

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
  (table) => [
    uniqueIndex('invoice_number').on(table.year, table.number),
    uniqueIndex('invoice_side').on(table.leaseId, table.side),
    index('invoice_issued').on(table.issuedAt),
  ],
);

/** The last number taken in a Warsaw year. The row is locked while a number is taken, so the series has no hole. */
export const invoiceCounter = pgTable('invoice_counter', { year: integer('year').primaryKey(), last: integer('last').notNull() });
