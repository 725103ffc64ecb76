/** Keeps drawn and sealed documents. */

import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { DocumentKind } from '../../../domain/kit/evidence.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import type { TestMode } from '../../kit/documents/sheet.ts';
import type { KnownFile } from '../../kit/documents/verify.ts';
import { keyColumn } from '../../kit/files/references.ts';
import { document } from '../tables/document.ts';

/** A row of the table of documents. */
export type StoredDocument = typeof document.$inferSelect;

/** A drawn document about to be stored; its bytes are in the files port under `drawnKey` already. */
export type NewDocument = {
  readonly id?: Id;
  readonly kind: DocumentKind;
  readonly offerId: Id;
  readonly leaseId?: Id | null;
  readonly version?: number;
  readonly number?: string | null;
  readonly lang: Lang;
  readonly code: string;
  readonly drawn: { readonly pdf: Uint8Array; readonly sha256: string; readonly pages: number };
  readonly drawnKey: string;
  readonly xml?: { readonly key: string; readonly sha256: string } | null;
  readonly facts: unknown;
  readonly textVersions: Readonly<Record<string, string>>;
  readonly testMode: TestMode;
};

const firstOf = (rows: StoredDocument[]): StoredDocument | null => rows[0] ?? null;

/** The columns that name files of documents. Their keys name the document, which leads to the row. */
export const documentFiles = [document.drawnKey, document.sealedKey, document.xmlKey].map((column) =>
  keyColumn(column, (keys) => inArray(document.id, documentsOf(keys))),
);

/** The documents that keys name. */
export const documentsOf = (keys: readonly string[]): Id[] => keys.flatMap((key) => ownersOf(key)?.documentId ?? []);

/** Offer and document of a key in the folder of documents; null of any other key. */
export const ownersOf = (key: string): { readonly offerId: Id; readonly documentId: Id } | null => {
  const [, offerId, documentId] = /^offers\/([^/]+)\/documents\/([^/]+)\//.exec(key) ?? [];
  return offerId && documentId ? { offerId: offerId as Id, documentId: documentId as Id } : null;
};

/** Where the bytes of a document lie in the files port. */
export const documentKey = (offerId: Id, documentId: Id, form: 'drawn.pdf' | 'sealed.pdf' | 'invoice.xml'): string =>
  `offers/${offerId}/documents/${documentId}/${form}`;

/** Stores a drawn document. */
export const insertDrawn = async (tx: Tx, made: NewDocument): Promise<StoredDocument> => {
  const rows = await tx
    .insert(document)
    .values({
      id: made.id ?? newId(),
      kind: made.kind,
      offerId: made.offerId,
      leaseId: made.leaseId ?? null,
      version: made.version ?? 1,
      number: made.number ?? null,
      lang: made.lang,
      sha256: made.drawn.sha256,
      drawnKey: made.drawnKey,
      drawnBytes: made.drawn.pdf.length,
      pages: made.drawn.pages,
      code: made.code,
      xmlKey: made.xml?.key ?? null,
      xmlSha256: made.xml?.sha256 ?? null,
      facts: made.facts,
      textVersions: made.textVersions,
      testMode: made.testMode,
    })
    .returning();
  const stored = firstOf(rows);
  if (stored === null) throw new Error('the document was not stored');
  return stored;
};

/** Records the one sealing of a document; false when another process sealed it before (its bytes count, these are dropped). */
export const markSealed = async (
  tx: Tx,
  sealed: {
    readonly id: Id;
    readonly sha256: string;
    readonly key: string;
    readonly bytes: number;
    readonly pages: number;
    readonly acts: number;
    readonly at: Instant;
  },
): Promise<boolean> => {
  const rows = await tx
    .update(document)
    .set({
      status: 'sealed',
      sealedSha256: sealed.sha256,
      sealedKey: sealed.key,
      sealedBytes: sealed.bytes,
      pages: sealed.pages,
      acts: sealed.acts,
      sealedAt: sealed.at,
    })
    .where(and(eq(document.id, sealed.id), eq(document.status, 'drawn')))
    .returning({ id: document.id });
  return rows.length === 1;
};

/** Joins a document with the lease that was signed from it. */
export const attachToLease = async (tx: Tx, documentId: Id, leaseId: Id): Promise<void> => {
  await tx.update(document).set({ leaseId }).where(eq(document.id, documentId));
};

/** Marks every other document of the same kind and offer as replaced by this one. */
export const supersedeOthers = async (
  tx: Tx,
  kept: { readonly id: Id; readonly kind: DocumentKind; readonly offerId: Id },
  at: Instant,
): Promise<void> => {
  await tx
    .update(document)
    .set({ supersededAt: at })
    .where(and(eq(document.offerId, kept.offerId), eq(document.kind, kept.kind), ne(document.id, kept.id), isNull(document.supersededAt)));
};

/** A document by its id. */
export const documentById = async (reader: Reader, id: Id): Promise<StoredDocument | null> =>
  firstOf(await reader.select().from(document).where(eq(document.id, id)));

/** Several documents by their ids, in one statement; what is not there is left out. */
export const documentsByIds = async (reader: Reader, ids: readonly Id[]): Promise<ReadonlyMap<Id, StoredDocument>> => {
  const rows =
    ids.length === 0
      ? []
      : await reader
          .select()
          .from(document)
          .where(inArray(document.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

/** A document by its check code in stored form (`parseDocumentCode` gives it). */
export const byCode = async (reader: Reader, code: string): Promise<StoredDocument | null> =>
  firstOf(await reader.select().from(document).where(eq(document.code, code)));

/** A document by the hash of its drawn or sealed bytes. */
export const bySha256 = async (reader: Reader, sha256: string): Promise<StoredDocument | null> =>
  firstOf(
    await reader
      .select()
      .from(document)
      .where(or(eq(document.sha256, sha256), eq(document.sealedSha256, sha256)))
      .limit(1),
  );

/** The newest document of a kind that belongs to an offer. */
export const newestOf = async (reader: Reader, offerId: Id, kind: DocumentKind): Promise<StoredDocument | null> =>
  firstOf(
    await reader
      .select()
      .from(document)
      .where(and(eq(document.offerId, offerId), eq(document.kind, kind)))
      .orderBy(desc(document.createdAt), desc(document.id))
      .limit(1),
  );

/** The hashes that verification compares. */
export const knownOf = (stored: StoredDocument): KnownFile => ({ sha256: stored.sha256, sealedSha256: stored.sealedSha256 });
