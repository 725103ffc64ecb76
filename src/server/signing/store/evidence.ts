/** Reads and writes acts of signing. */

import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import { company } from '../../companies/tables.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { evidence } from '../tables/evidence.ts';

/** A stored signing act with the company it was done for. */
export type EvidenceRow = typeof evidence.$inferSelect & { readonly companyName: string; readonly companyNip: string };

/** Stores a signing act. */
export const insertEvidence = async (tx: Tx, act: typeof evidence.$inferInsert): Promise<void> => {
  await tx.insert(evidence).values(act);
};

const read = async (reader: Reader, where: SQL | undefined): Promise<EvidenceRow[]> => {
  const rows = await reader
    .select({ act: evidence, companyName: company.name, companyNip: company.nip })
    .from(evidence)
    .leftJoin(company, eq(company.id, evidence.companyId))
    .where(where)
    .orderBy(asc(evidence.signedAt));
  return rows.map(({ act, companyName, companyNip }) => ({ ...act, companyName: companyName ?? '', companyNip: companyNip ?? '' }));
};

/** The register number of a company as it stands now. */
export const companyKrs = async (reader: Reader, companyId: Id): Promise<string | null> =>
  (await reader.select({ krs: company.krs }).from(company).where(eq(company.id, companyId)))[0]?.krs ?? null;

/** All acts on one subject in the order of signing. */
export const evidenceOf = (reader: Reader, purpose: SigningPurpose, subjectId: Id): Promise<EvidenceRow[]> =>
  read(reader, and(eq(evidence.purpose, purpose), eq(evidence.subjectId, subjectId)));

/** All signatures under one document in the order of signing. */
export const evidenceOn = (reader: Reader, purpose: SigningPurpose, documentId: Id): Promise<EvidenceRow[]> =>
  read(reader, and(eq(evidence.purpose, purpose), eq(evidence.documentId, documentId)));

/** One act. */
export const evidenceById = async (reader: Reader, id: Id): Promise<EvidenceRow | null> => (await read(reader, eq(evidence.id, id)))[0] ?? null;
