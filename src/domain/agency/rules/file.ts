/** What an uploaded agreement with signatures is worth (docs/rules/agency.md#written-form). */

import type { Refusal } from '../../kit/verdict.ts';
import { isQualified, type ReadPdf, type ReadSignature, type RevisionVerdict } from '../../signing/types.ts';
import { refuse } from '../refusals.ts';

/** What a file is: one with qualified signatures, or a scan of pages signed by hand. */
export const agencyFileKinds = ['qualified', 'scan'] as const;
export type AgencyFileKind = (typeof agencyFileKinds)[number];

/** A file as it stands: it counts, waits for the moderator, or was sent back. */
export const agencyFileOutcomes = ['counts', 'waiting', 'returned'] as const;
export type AgencyFileOutcome = (typeof agencyFileOutcomes)[number];

/** A file as it was read. `sealedBytes` is the length of the document that it must begin with. */
export type ReadAgreement = ReadPdf & { readonly revisions: RevisionVerdict | null; readonly sealedBytes: number };

/**
 * Judges a file with qualified signatures: it begins with our sealed bytes, nothing else was changed, and two different certificates signed it
 * whole and in time. It counts at once where both lead to the trust list and the agent's is among them; otherwise a moderator looks. A refusal
 * says what is wrong.
 */
export const judgeAgreement = (
  read: ReadAgreement | null,
  namesAgent: (signature: ReadSignature) => boolean,
): { readonly outcome: AgencyFileOutcome } | { readonly refusal: Refusal } => {
  if (read === null) return { refusal: refuse('agency.file_unreadable') };
  if (read.revisions === 'other_file') return { refusal: refuse('agency.file_other_document') };
  const added = read.signatures.filter(({ kind, coversUntil }) => kind === 'signature' && coversUntil > read.sealedBytes);
  if (added.some(({ intact }) => !intact) || read.revisions !== 'same_content') return { refusal: refuse('agency.file_changed') };
  const qualified = added.filter((one) => isQualified(one) && one.inValidity);
  const people = new Set(qualified.map(({ fingerprint }) => fingerprint));
  if (people.size < 2) return { refusal: refuse('agency.file_not_qualified', { params: { n: people.size } }) };
  const trusted = qualified.filter(({ chain }) => chain === 'trusted');
  const isSure = new Set(trusted.map(({ fingerprint }) => fingerprint)).size >= 2 && trusted.some(namesAgent);
  return { outcome: isSure ? 'counts' : 'waiting' };
};
