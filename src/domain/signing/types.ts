import type { Day, Instant } from '../kit/brand.ts';
import type { ChainVerdict } from '../kit/evidence.ts';

/** Whom a certificate names, as its issuer wrote it. `serialNumber` is the person's number, such as `PNOPL-80010112345`; `organizationId` the company's, such as `VATPL-5260001246`. */
export type CertificateSubject = {
  readonly commonName: string | null;
  readonly givenName: string | null;
  readonly surname: string | null;
  readonly serialNumber: string | null;
  readonly organization: string | null;
  readonly organizationId: string | null;
  readonly country: string | null;
};

/** What a certificate states about being qualified (ETSI EN 319 412-5): issued as a qualified one, key in a qualified device, for which purposes. */
export type QcStatements = { readonly compliance: boolean; readonly device: boolean; readonly purposes: readonly ('esign' | 'eseal' | 'web')[] };

/** What gives the moment for which a signature is judged: a trusted time stamp, or the upload. */
export const timeSources = ['timestamp', 'upload'] as const;
export type TimeSource = (typeof timeSources)[number];

/** One signature of a PDF file, read and checked. */
export type ReadSignature = {
  /** A time stamp over the whole document is a signature of its own kind. */
  readonly kind: 'signature' | 'timestamp';
  /** The covered bytes are unchanged and the key of the named certificate signed them. Nothing below counts where this is false. */
  readonly intact: boolean;
  /** Length of the revision that it covers, from the first byte of the file. */
  readonly coversUntil: number;
  /** Bytes that were appended to the file afterwards: later signatures among them. */
  readonly appended: number;
  readonly subject: CertificateSubject | null;
  /** The number of the certificate (hexadecimal), who issued it, and from when until when it runs. */
  readonly certificate: { readonly number: string; readonly issuer: string; readonly from: Instant; readonly until: Instant } | null;
  readonly fingerprint: string | null;
  /** The time that the signer claims; proves nothing. */
  readonly claimedAt: Instant | null;
  /** The moment for which it is judged: its time stamp if that is trusted, else the upload (docs/rules/form.md#what-a-signature-is-judged-by). */
  readonly judgedAt: Instant;
  readonly judgedBy: TimeSource;
  readonly inValidity: boolean;
  readonly qc: QcStatements;
  readonly chain: ChainVerdict;
};

/** A signature of a person by a qualified certificate whose key lies in a qualified device (eIDAS art. 3(12)). */
export const isQualified = ({ qc }: Pick<ReadSignature, 'qc'>): boolean => qc.compliance && qc.device && qc.purposes.includes('esign');

/** Whom a certificate names: its common name, else given name and surname. */
export const signerName = (subject: CertificateSubject | null): string | null =>
  subject === null ? null : (subject.commonName ?? ([subject.givenName, subject.surname].filter(Boolean).join(' ') || null));

/** Everything that a PDF file says about its signatures, in the order of the revisions that they cover. Revocation is not asked for: there is no network. */
export type ReadPdf = { readonly signatures: readonly ReadSignature[]; readonly revocation: 'not_checked' };

/** What later revisions did to a document whose beginning is known: only added signatures, or something that a reader may see differently. */
export type RevisionVerdict = 'same_content' | 'changed_content' | 'other_file';

/** Where what a document says stands, as anybody who holds it may learn, without its parties (docs/rules/documents.md#public-status). */
export const publicStatuses = [
  'prepared',
  'binding',
  'lapsed',
  'accepted',
  'announcement_prepared',
  'announced',
  'announcement_lapsed',
  'signed',
  'signed_open',
  'taken_back',
  'ended',
  'invoice_draft',
] as const;

/* The document of a sale is an announcement and no offer. `signed_open` is a lease over 12 months whose written form is missing: it works as open-ended. `taken_back` is a refusal of the premises that was signed and has no effect any more. `invoice_draft` is no invoice: nothing is sent to KSeF yet. */

/** Where a document stands, with the day that belongs to it: of the signature, of the end, on which it was taken back, until which an offer binds; none where there is no day. */
export type PublicStatus = { readonly at: (typeof publicStatuses)[number]; readonly day: Day | null };
