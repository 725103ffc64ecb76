/** Finds documents that may be too old to be kept, and forgets the evidence of some. */

import { and, eq, inArray, lt, max, notInArray, sql } from 'drizzle-orm';
import { keptFrom } from '../../../domain/accounts/rules/deletion.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { DocumentKind } from '../../../domain/kit/evidence.ts';
import { dayOf, partsOf, startOfDay } from '../../../domain/kit/time.ts';
import type { DueRows } from '../../kit/clock/duties.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { document } from '../tables/document.ts';
import { evidence } from '../tables/evidence.ts';

/** Invoices have a term of their own, which their room keeps. */
const invoiceKinds: readonly DocumentKind[] = ['invoice_l', 'invoice_t'];

/** Documents drawn before the first year that is kept. Each is asked about once a year: terms end with a year. */
export const oldDocuments: DueRows = {
  table: document,
  id: document.id,
  where: (now) => and(lt(document.createdAt, startOfDay(keptFrom('contracts', dayOf(now)))), notInArray(document.kind, [...invoiceKinds])),
  occasion: (now) => sql<string>`${String(partsOf(dayOf(now)).year)}::text`,
};

/** When somebody last signed any document of an offer; null when nobody did. */
export const lastActOfOffer = async (reader: Reader, offerId: Id): Promise<Instant | null> => {
  const [row] = await reader
    .select({ at: max(evidence.signedAt) })
    .from(evidence)
    .innerJoin(document, eq(document.id, evidence.documentId))
    .where(eq(document.offerId, offerId));
  return (row?.at ?? null) as Instant | null;
};

/** Forgets who signed some documents. */
export const deleteEvidence = async (tx: Tx, documentIds: readonly Id[]): Promise<void> => {
  await tx.delete(evidence).where(inArray(evidence.documentId, [...documentIds]));
};
