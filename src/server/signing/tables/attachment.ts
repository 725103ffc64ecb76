import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../kit/database/columns.ts';

/** What stands beside a document: the English reading copy, the photos of an offer in one file. */
export type AttachmentKind = 'reading_copy' | 'photos';

/** A file beside a document, made when somebody first asks for it and never again. */
export const documentAttachment = pgTable(
  'document_attachment',
  {
    documentId: id('document_id').notNull(),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    key: text('key').notNull(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.kind] }), index('document_attachment_sha256').on(table.sha256)],
);
