/** Takes numbers, reads and writes invoices. */

import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { keptFrom } from '../../domain/accounts/rules/deletion.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { dayOf, startOfDay } from '../../domain/kit/time.ts';
import type { DueRows } from '../kit/clock/duties.ts';
import type { Reader, Tx } from '../kit/database/database.ts';
import { keyColumn } from '../kit/files/references.ts';
import { invoice, invoiceCounter } from './tables.ts';

/** A stored invoice. */
export type InvoiceRow = typeof invoice.$inferSelect;

/** Takes the next number of a year. The row stays locked until the transaction ends, so that numbers have no hole and no double. */
export const takeNumber = async (tx: Tx, year: number): Promise<number> => {
  const rows = await tx
    .insert(invoiceCounter)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounter.year, set: { last: sql`${invoiceCounter.last} + 1` } })
    .returning({ last: invoiceCounter.last });
  const [row] = rows;
  if (!row) throw new Error('no invoice number was given');
  return row.last;
};

/** Stores an issued invoice. */
export const insertInvoice = async (tx: Tx, row: typeof invoice.$inferInsert): Promise<void> => {
  await tx.insert(invoice).values(row);
};

/** The invoices of a lease, landlord's first. */
export const invoicesOfLease = (reader: Reader, leaseId: Id): Promise<InvoiceRow[]> =>
  reader.select().from(invoice).where(eq(invoice.leaseId, leaseId)).orderBy(invoice.number);

/** Records the drawn document of an invoice; false when another process drew it. */
export const setInvoiceDocument = async (tx: Tx, id: Id, drawn: { readonly documentId: Id; readonly xmlKey: string }): Promise<boolean> => {
  const rows = await tx
    .update(invoice)
    .set(drawn)
    .where(and(eq(invoice.id, id), isNull(invoice.documentId)))
    .returning({ id: invoice.id });
  return rows.length === 1;
};

/** Invoices of so long ago that their tax has lapsed. */
export const oldInvoices: DueRows = {
  table: invoice,
  id: invoice.id,
  where: (now) => lt(invoice.issuedAt, startOfDay(keptFrom('invoices', dayOf(now)))),
};

/** Forgets an invoice; answers what lies beside it. Its number stays taken. */
export const deleteInvoice = async (tx: Tx, id: Id): Promise<Pick<InvoiceRow, 'documentId' | 'xmlKey'> | null> =>
  (await tx.delete(invoice).where(eq(invoice.id, id)).returning({ documentId: invoice.documentId, xmlKey: invoice.xmlKey }))[0] ?? null;

/** The column that names the structured files. */
export const invoiceFiles = keyColumn(invoice.xmlKey);
