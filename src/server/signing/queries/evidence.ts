/** Reads the signatures on a subject. */

import type { Side } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { EvidenceFacts } from '../../../domain/kit/evidence.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import type { Reader } from '../../kit/database/database.ts';
import { type EvidenceRow, evidenceById, evidenceOf, evidenceOn } from '../store/evidence.ts';

export { evidenceById };

type SideOf = (companyId: Id) => Side;

const factsOf = (row: EvidenceRow, sideOf: SideOf): EvidenceFacts => ({
  side: row.asProxy ? 'receiver' : sideOf(row.companyId),
  companyName: row.companyName,
  companyNip: row.companyNip,
  personName: `${row.firstName} ${row.lastName}`,
  email: row.email,
  capacity: row.capacity,
  signedAt: row.signedAt,
  address: row.address,
  agent: row.userAgent,
  codeId: row.codeId,
  consents: row.consents,
  documentSha256: row.documentSha256,
  proof: row.proof,
});

/** All signatures on a subject as the evidence page tells them, in the order of signing. */
export const evidenceFactsOf = async (reader: Reader, purpose: SigningPurpose, subjectId: Id, sideOf: SideOf): Promise<readonly EvidenceFacts[]> =>
  (await evidenceOf(reader, purpose, subjectId)).map((row) => factsOf(row, sideOf));

/** The signatures under one document as its evidence page tells them: a subject may have had other documents before. */
export const documentEvidenceOf = async (
  reader: Reader,
  purpose: SigningPurpose,
  documentId: Id,
  sideOf: SideOf,
): Promise<readonly EvidenceFacts[]> => (await evidenceOn(reader, purpose, documentId)).map((row) => factsOf(row, sideOf));
