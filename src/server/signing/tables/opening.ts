import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../kit/database/columns.ts';

/** When somebody first opened a document that they were asked to sign. `reader` is the account, or the address of a receiver without one. */
export const documentOpening = pgTable(
  'document_opening',
  { documentId: id('document_id').notNull(), reader: text('reader').notNull(), openedAt: instant('opened_at').notNull() },
  (table) => [primaryKey({ columns: [table.documentId, table.reader] })],
);
