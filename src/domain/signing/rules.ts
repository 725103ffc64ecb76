import type { Viewer } from '../accounts/types.ts';
import type { Side } from '../companies/types.ts';
import type { DocumentKind } from '../kit/evidence.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from '../signing/refusals.ts';

/** What a binding act confirms: an agency agreement given by the agent, accepted or revoked by the owner, a document signed, the protocol sent back, the premises refused, a statement about the deposit made or agreed to, an unpaid lease ended. */
export const signingPurposes = [
  'offer',
  'lease',
  'protocol',
  'protocol_return',
  'rejection',
  'statement',
  'unpaid_end',
  'announcement',
  'agency',
  'agency_accept',
  'agency_revoke',
] as const;
export type SigningPurpose = (typeof signingPurposes)[number];

/** Consents of each act, with the version of their text that is agreed to; none is ever pre-ticked. */
export const consentsOf: Readonly<Record<SigningPurpose, Readonly<Record<string, string>>>> = {
  offer: { terms: '2026-11-22', electronic_signature: '2026-11-22', deposit_terms: '2026-11-22' },
  lease: { terms: '2026-11-22', electronic_signature: '2026-11-22', deposit_terms: '2026-11-22' },
  announcement: { terms: '2026-11-22', electronic_signature: '2026-11-22' },
  protocol: { electronic_signature: '2026-11-22' },
  protocol_return: { electronic_signature: '2026-11-22' },
  statement: { electronic_signature: '2026-11-22' },
  unpaid_end: { electronic_signature: '2026-11-22', withdrawal: '2026-11-22' },
  rejection: { electronic_signature: '2026-11-22', withdrawal: '2026-11-22' },
  agency: { terms: '2026-11-22', electronic_signature: '2026-11-22' },
  agency_accept: { terms: '2026-11-22', power: '2026-11-22', electronic_signature: '2026-11-22' },
  agency_revoke: { revocation: '2026-11-22' },
};

/** Versions of the texts that a document is written with; stored beside it, so that a later change of words is seen. */
export const documentTextVersions = {
  offer: '2026-11-23',
  lease: '2026-11-22',
  protocol: '2026-11-22',
  rejection: '2026-11-22',
  agency: '2026-11-26',
  invoice: '2026-11-20',
  standardTerms: '2026-11-20',
  privacy: '2026-11-20',
} as const;

/** Whether every consent of the act is given in the current version of its text. */
export const hasConsents = (needed: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>): Verdict => {
  const missing = Object.keys(needed).filter((key) => given[key] !== needed[key]);
  return missing.length === 0
    ? null
    : refuse('signing.consents_required', { field: `consents.${missing[0]}`, params: { missing: missing.join(', ') } });
};

/** The first 12 digits of the hash, in threes, as mails and screens name the document (docs/rules/signing.md#naming-the-document). */
export const shortHash = (sha256: string): string => (sha256.slice(0, 12).match(/.{3}/g) ?? []).join(' ');

/** What somebody is towards a document: nobody, a signed-in person, a side, an admin. */
export type DocumentReader = 'visitor' | 'signed-in' | Side | 'admin';

/** Who may read which kind: the table kind × reader (docs/rules/documents.md#kinds-and-readers). The sealed offer is public to signed-in people while it binds. */
export const documentReaders: Readonly<Record<DocumentKind, readonly DocumentReader[]>> = {
  project: ['landlord', 'admin'],
  offer: ['signed-in', 'landlord', 'tenant', 'admin'],
  lease: ['landlord', 'tenant', 'admin'],
  protocol: ['landlord', 'tenant', 'admin'],
  rejection: ['landlord', 'tenant', 'admin'],
  invoice_l: ['landlord', 'admin'],
  invoice_t: ['tenant', 'admin'],
  agency: ['landlord', 'admin'],
};

/** Whether the viewer, of this side or none, may read a document of the kind. */
export const mayReadDocument = (kind: DocumentKind, viewer: Viewer, side: Side | null): boolean => {
  const is: readonly DocumentReader[] =
    viewer.kind === 'visitor'
      ? ['visitor']
      : ['signed-in', ...(side === null ? [] : [side]), ...(viewer.claims.includes('admin') ? (['admin'] as const) : [])];
  return documentReaders[kind].some((reader) => is.includes(reader));
};
