/** Draws documents before they are signed and seals them afterwards, once. */

import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { DocumentKind, EvidencePageFacts } from '../../../domain/kit/evidence.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { documentTextVersions } from '../../../domain/signing/rules.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { drawContext } from '../../kit/documents/context.ts';
import { sealWithEvidence } from '../../kit/documents/evidence.ts';
import type { Enclosure } from '../../kit/documents/seal.ts';
import type { DrawContext, DrawnPdf } from '../../kit/documents/sheet.ts';
import { attachToLease, documentById, documentKey, insertDrawn, markSealed, type StoredDocument, supersedeOthers } from '../store/documents.ts';

export { attachToLease, documentKey, supersedeOthers };

/** A document about to be drawn. */
export type Order = {
  readonly kind: DocumentKind;
  readonly offerId: Id;
  readonly leaseId?: Id;
  readonly version?: number;
  readonly number: string | null;
  readonly lang: Lang;
  readonly facts: unknown;
  readonly draw: (ctx: DrawContext) => Promise<DrawnPdf>;
};

/** A drawn document whose bytes are stored; `keep` writes its row in the transaction that makes it count. */
export type PreparedDocument = {
  readonly id: Id;
  readonly drawn: DrawnPdf;
  readonly at: Instant;
  readonly keep: (tx: Tx, xml?: { readonly key: string; readonly sha256: string }) => Promise<StoredDocument>;
};

/** Draws a document and stores its bytes, outside any transaction: a failure here binds nobody. */
export const drawAndStore = async (services: Services, order: Order): Promise<PreparedDocument> => {
  const at = await databaseNow(services.db);
  const ctx = drawContext(services, order.lang, at);
  const drawn = await order.draw(ctx);
  const id = newId();
  const drawnKey = documentKey(order.offerId, id, 'drawn.pdf');
  await services.files.put(drawnKey, drawn.pdf, { contentType: 'application/pdf' });
  const { kind, offerId, leaseId = null, version = 1, number, lang, facts } = order;
  const row = {
    id,
    kind,
    offerId,
    leaseId,
    version,
    number,
    lang,
    code: ctx.code,
    drawn,
    drawnKey,
    facts,
    textVersions: documentTextVersions,
    testMode: ctx.testMode,
  };
  return { id, drawn, at, keep: (tx, xml) => insertDrawn(tx, { ...row, xml: xml ?? null }) };
};

/**
 * Appends the evidence page and seals, once for good: of two processes the first to write wins and its bytes count. Throws when the
 * bytes or the time-stamp cannot be had, and the job tries again.
 */
export const sealOnce = async (
  services: Services,
  documentId: Id,
  page: (stored: StoredDocument) => Promise<EvidencePageFacts>,
  enclose: () => Promise<readonly Enclosure[]> = async () => [],
): Promise<StoredDocument> => {
  const stored = await documentById(services.db, documentId);
  if (stored === null) throw new Error(`there is no document ${documentId}`);
  if (stored.sealedAt !== null) return stored;
  const drawn = await services.files.get(stored.drawnKey);
  if (drawn === null) throw new Error(`the bytes of document ${documentId} are missing`);
  const facts = await page(stored);
  const sealed = await sealWithEvidence(services, {
    drawn,
    pages: stored.pages,
    page: facts,
    lang: stored.lang,
    code: stored.code,
    enclosed: await enclose(),
  });
  // The hash is part of the name, so that the loser of a race never writes over the winner's bytes.
  const key = `${documentKey(stored.offerId, stored.id, 'sealed.pdf').replace(/\.pdf$/, '')}-${sealed.sha256.slice(0, 12)}.pdf`;
  await services.files.put(key, sealed.pdf, { contentType: 'application/pdf' });
  await transact(services, async (tx) =>
    ok(
      await markSealed(tx, {
        id: stored.id,
        sha256: sealed.sha256,
        key,
        bytes: sealed.pdf.length,
        pages: sealed.pages,
        acts: facts.signatures.length,
        at: await databaseNow(tx),
      }),
    ),
  );
  return (await documentById(services.db, documentId)) ?? stored;
};
