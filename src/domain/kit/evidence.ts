import type { Day, Instant } from './brand.ts';
import type { Capacity } from './dictionaries.ts';

/** Kinds of documents (docs/rules/documents.md#kinds-and-readers). */
export const documentKinds = ['project', 'offer', 'lease', 'protocol', 'rejection', 'invoice_l', 'invoice_t', 'agency'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Whether the chain of a certificate ends at the configured trust list; `no_list` when none is configured. */
export const chainVerdicts = ['trusted', 'untrusted', 'no_list'] as const;
export type ChainVerdict = (typeof chainVerdicts)[number];

/** A declaration as it was ticked: the sentence in the language of the page, the version and the SHA-256 of that sentence. */
export type ConsentFacts = { readonly key: string; readonly version: string; readonly text: string; readonly sha256: string };

/** What stood behind an act when it was made, kept with it (docs/rules/signing.md#evidence). */
export type ActProof = {
  /** How it was found out who the person is, and on which day; null where nobody did: the receiver is named by the tenant. */
  readonly identity: { readonly by: 'moderator' | 'mobywatel' | 'signed_file'; readonly day: Day } | null;
  /** What shows the capacity, and when it was accepted; null where nothing is kept. `krs` is the company's number at the act. */
  readonly authority: {
    readonly basis: 'register' | 'document' | 'power';
    readonly krs: string | null;
    readonly documentSha256: string | null;
    readonly day: Day | null;
  } | null;
  readonly codeSentAt: Instant;
  readonly codeEnteredAt: Instant;
  /** When the person opened the document in the product; null when that was not seen. */
  readonly openedAt: Instant | null;
  readonly consents: readonly ConsentFacts[];
};

/** One signature as the evidence page tells it (docs/rules/signing.md#evidence). */
export type EvidenceFacts = {
  readonly side: 'landlord' | 'tenant' | 'receiver' | 'agent' | 'owner';
  readonly companyName: string;
  readonly companyNip: string;
  readonly personName: string;
  readonly email: string;
  /** `in_person`: a person for themselves, without a company. */
  readonly capacity: Capacity | 'receiver' | 'in_person';
  /** Database time of the signing transaction. */
  readonly signedAt: Instant;
  readonly address: string;
  readonly agent: string;
  readonly codeId: string;
  /** Consents ticked: key → version of the text. */
  readonly consents: Readonly<Record<string, string>>;
  /** SHA-256 that the person agreed to. */
  readonly documentSha256: string;
  /** Null for acts from before it was kept. */
  readonly proof: ActProof | null;
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
