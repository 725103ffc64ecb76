import type { Instant } from './brand.ts';

/** Kinds of documents (docs/rules/documents.md#kinds-and-readers). */
export const documentKinds = ['project', 'offer', 'lease', 'protocol', 'invoice_l', 'invoice_t'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How a person may act for a company: as its owner, on the register, or by a power of attorney. */
export const capacities = ['owner', 'board_member', 'proxy', 'attorney'] as const;
export type Capacity = (typeof capacities)[number];

/** One signature as the evidence page tells it (docs/rules/signing.md#evidence). */
export type EvidenceFacts = {
  readonly side: 'landlord' | 'tenant' | 'receiver';
  readonly companyName: string;
  readonly companyNip: string;
  readonly personName: string;
  readonly email: string;
  readonly capacity: Capacity | 'receiver';
  /** Database time of the signing transaction. */
  readonly signedAt: Instant;
  readonly address: string;
  readonly agent: string;
  readonly codeId: string;
  /** Consents ticked: key → version of the text. */
  readonly consents: Readonly<Record<string, string>>;
  /** SHA-256 that the person agreed to. */
  readonly documentSha256: string;
};

/** What the evidence page adds to a signed document. */
export type EvidencePageFacts = {
  readonly kind: DocumentKind;
  /** Number of the document as its header prints it. */
  readonly number: string;
  readonly drawnSha256: string;
  readonly signatures: readonly EvidenceFacts[];
  /** The lease names the offer whose signature is the landlord's statement. */
  readonly offer: { readonly number: string; readonly version: number; readonly documentSha256: string } | null;
};
