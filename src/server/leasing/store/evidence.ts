import { and, asc, eq } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database.ts';
import { evidence, type SigningPurpose } from '../tables/evidence.ts';

/** A stored signing act. */
export type EvidenceRow = typeof evidence.$inferSelect;

/** Stores a signing act. */
export const insertEvidence = async (tx: Tx, act: typeof evidence.$inferInsert): Promise<void> => {
  await tx.insert(evidence).values(act);
};

/** All acts on one subject in the order of signing. */
export const evidenceOf = (reader: Reader, purpose: SigningPurpose, subjectId: Id): Promise<EvidenceRow[]> =>
  reader.select().from(evidence).where(and(eq(evidence.purpose, purpose), eq(evidence.subjectId, subjectId))).orderBy(asc(evidence.signedAt));

/** One act. */
export const evidenceById = async (reader: Reader, id: Id): Promise<EvidenceRow | null> => (await reader.select().from(evidence).where(eq(evidence.id, id)))[0] ?? null;
