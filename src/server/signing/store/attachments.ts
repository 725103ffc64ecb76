/** Keeps the files that stand beside documents. */

import { and, eq, inArray } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Db, Reader } from '../../kit/database/database.ts';
import { keyColumn } from '../../kit/files/references.ts';
import { type AttachmentKind, documentAttachment } from '../tables/attachment.ts';
import { documentsOf } from './documents.ts';

/** A file beside a document. */
export type Attachment = Pick<typeof documentAttachment.$inferSelect, 'key' | 'sha256' | 'bytes'>;

/** The file of a kind beside a document, or null. */
export const attachmentOf = async (reader: Reader, documentId: Id, kind: AttachmentKind): Promise<Attachment | null> => {
  const where = and(eq(documentAttachment.documentId, documentId), eq(documentAttachment.kind, kind));
  return (await reader.select().from(documentAttachment).where(where))[0] ?? null;
};

/** The document whose reading copy has this hash, or null. */
export const documentOfCopy = async (reader: Reader, sha256: string): Promise<Id | null> => {
  const where = and(eq(documentAttachment.sha256, sha256), eq(documentAttachment.kind, 'reading_copy'));
  return (await reader.select().from(documentAttachment).where(where).limit(1))[0]?.documentId ?? null;
};

/** Keeps a made file; of two that were made at the same time the first counts. */
export const insertAttachment = async (db: Db, documentId: Id, kind: AttachmentKind, made: Attachment): Promise<void> => {
  await db
    .insert(documentAttachment)
    .values({ documentId, kind, ...made })
    .onConflictDoNothing();
};

/** The column that names files beside documents. */
export const attachmentFiles = keyColumn(documentAttachment.key, (keys) => inArray(documentAttachment.documentId, documentsOf(keys)));
