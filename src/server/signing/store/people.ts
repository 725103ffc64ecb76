/** Reads and forgets what people signed, or were to sign. */

import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { documentAttachment } from '../tables/attachment.ts';
import { document } from '../tables/document.ts';
import { evidence, signaturePending } from '../tables/evidence.ts';
import { documentOpening } from '../tables/opening.ts';

/** When somebody last signed; null when they never did. */
export const lastSignedAt = async (reader: Reader, uid: Id): Promise<Instant | null> => {
  const [row] = await reader.select({ at: evidence.signedAt }).from(evidence).where(eq(evidence.uid, uid)).orderBy(desc(evidence.signedAt)).limit(1);
  return row?.at ?? null;
};

/** Whether anybody, or one person, ever signed for a company. */
export const hasSignedFor = async (reader: Reader, { companyId, uid }: { readonly companyId: Id; readonly uid: Id | null }): Promise<boolean> =>
  (await reader.$count(evidence, and(eq(evidence.companyId, companyId), uid === null ? undefined : eq(evidence.uid, uid)))) > 0;

/** What somebody signed, with the documents. */
export const signedBy = (reader: Reader, uid: Id) =>
  reader
    .select({
      purpose: evidence.purpose,
      subjectId: evidence.subjectId,
      capacity: evidence.capacity,
      signedAt: evidence.signedAt,
      address: evidence.address,
      userAgent: evidence.userAgent,
      consents: evidence.consents,
      sha256: evidence.documentSha256,
      kind: document.kind,
      number: document.number,
      drawn: { key: document.drawnKey, bytes: document.drawnBytes },
      sealed: { key: document.sealedKey, bytes: document.sealedBytes },
    })
    .from(evidence)
    .leftJoin(document, eq(document.id, evidence.documentId))
    .where(eq(evidence.uid, uid))
    .orderBy(evidence.signedAt);

const isUnsigned = sql`not exists (select from ${evidence} where ${evidence.documentId} = ${document.id})`;

/** Those of some documents, or of the documents of some offers, that nobody signed. */
export const unsignedAmong = async (reader: Reader, of: { readonly ids: readonly Id[] } | { readonly offerIds: readonly Id[] }): Promise<Id[]> => {
  const among = 'ids' in of ? inArray(document.id, [...of.ids]) : inArray(document.offerId, [...of.offerIds]);
  return (await reader.select({ id: document.id }).from(document).where(and(among, isUnsigned))).map(({ id }) => id);
};

/** Forgets documents and what stands beside them. Answers where their bytes lie. */
export const deleteDocuments = async (tx: Tx, ids: readonly Id[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const beside = await tx
    .delete(documentAttachment)
    .where(inArray(documentAttachment.documentId, [...ids]))
    .returning({ key: documentAttachment.key });
  await tx.delete(documentOpening).where(inArray(documentOpening.documentId, [...ids]));
  const gone = await tx
    .delete(document)
    .where(inArray(document.id, [...ids]))
    .returning({ drawn: document.drawnKey, sealed: document.sealedKey, xml: document.xmlKey });
  return [...beside.map(({ key }) => key), ...gone.flatMap(({ drawn, sealed, xml }) => [drawn, sealed, xml].filter((key) => key !== null))];
};

/** Forgets first signatures of somebody that count no more: void, or taken into the evidence. */
export const deleteOldPending = async (tx: Tx, uid: Id): Promise<void> => {
  await tx
    .delete(signaturePending)
    .where(and(eq(signaturePending.uid, uid), or(isNotNull(signaturePending.voidedAt), isNotNull(signaturePending.concludedAt))));
};
