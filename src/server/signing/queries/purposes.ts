/** What the rooms bring to signing, and under which name and purpose its codes are counted. */

import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Capacity, Side } from '../../../domain/companies/types.ts';
import type { Day, Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import type { DocumentKind } from '../../../domain/kit/evidence.ts';
import type { TaxedAmount } from '../../../domain/kit/money.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import type { PublicStatus } from '../../../domain/signing/types.ts';
import type { Ctx, Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import type { DrawContext, DrawnPdf } from '../../kit/documents/sheet.ts';
import { definePort } from '../../kit/ports.ts';
import type { StoredDocument } from '../store/documents.ts';

/** What proves a signer's capacity: a register, a document that was given in, or the owner's power of attorney to an agent, and when it was accepted. */
export type SignerAuthority = {
  readonly basis: 'register' | 'document' | 'power';
  readonly documentSha256: string | null;
  readonly acceptedAt: Instant | null;
};

/** Whoever signs: a person with an account, or the receiver that the tenant appointed (by the link's token; `uid` null). */
export type Signer = {
  readonly uid: Id | null;
  /** Empty for a person who signs for themselves and no company, as the owner of premises does towards an agent. */
  readonly companyId: Id;
  readonly capacity: Capacity | 'receiver' | 'in_person';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** What proves the capacity; missing where nothing is kept. */
  readonly authority?: SignerAuthority;
};

/** Under whose name codes and openings are kept: the account, or the address of a receiver without one. */
export const signerKey = (signer: Pick<Signer, 'uid' | 'email'>): Id => signer.uid ?? `mail:${signer.email.toLowerCase()}`;

/** What a person confirms with the code: exactly these bytes of this document for this purpose. */
export type SigningAct = {
  readonly purpose: SigningPurpose;
  readonly offerId: Id;
  /** SHA-256 of the document that is stored for signing, not the one that the browser sent. */
  readonly documentSha256: string;
  readonly documentId: Id | null;
  readonly signer: Signer;
};

/** What a code is bound to. The hash is part of it: a code for one text opens no other. */
export const codePurpose = (act: Pick<SigningAct, 'purpose' | 'offerId' | 'documentSha256'>): string =>
  `sign:${act.purpose}:${act.offerId}:${act.documentSha256}`;

/** What is about to be signed, with what the mail with the code says of it. */
export type SigningSubject = {
  readonly act: SigningAct;
  readonly offerName: string;
  readonly rent: Grosze;
  readonly deposit: Grosze;
  /** The signer's service fee, where the signature accepts one. */
  readonly fee?: TaxedAmount;
  /** A lease over 12 months, whose written form is still to come. */
  readonly needsForm?: boolean;
};

/** Finds what the caller may sign now for a purpose, or refuses. A room that has something to sign brings one. */
export type FindSubject = (
  ctx: Ctx,
  input: {
    readonly offerId: Id;
    readonly proxyToken?: string | undefined;
    /** Only read: nothing is drawn anew for whoever looks. */
    readonly isLooking?: true;
  },
) => Promise<Result<SigningSubject>>;

/** Where somebody stands towards the documents of an offer: on a side or on none, and which version of the offer the deal is about. */
export type DocumentRelation = { readonly offerId: Id; readonly side: Side | null; readonly version: number };

/** Finds the stored document of a kind that counts now, or null. */
export type LocateDocument = (reader: Reader, relation: DocumentRelation) => Promise<Id | null>;

/** Tells where what a stored document says stands now. */
export type FindPublicStatus = (services: Pick<Services, 'db' | 'ports'>, document: StoredDocument, now: Instant) => Promise<PublicStatus>;

/** Draws a document's English reading copy from its frozen facts. */
export type DrawReadingCopy = (facts: unknown, ctx: DrawContext) => Promise<DrawnPdf>;

/** A photo as a signed offer froze it: where its bytes lie and their hash. */
export type FrozenPhoto = { readonly key: string; readonly sha256: string };

/** What the rooms bring to signing: what is signed, where the documents are, and who stands where. */
export type Signing = {
  readonly subjects: Readonly<Record<SigningPurpose, FindSubject>>;
  readonly documents: Readonly<Record<DocumentKind, LocateDocument>>;
  readonly publicStatuses: Readonly<Record<DocumentKind, FindPublicStatus>>;
  readonly readingCopies: Readonly<Record<'offer' | 'lease' | 'protocol', DrawReadingCopy>>;
  /** The photos of the signed offer whose document this is, in their order; null for what is no signed offer. */
  readonly frozenPhotos: (reader: Reader, document: StoredDocument) => Promise<readonly FrozenPhoto[] | null>;
  /** Null for somebody who may not even know that the offer is there. */
  readonly relationOf: (reader: Reader, viewer: Viewer, offerId: Id) => Promise<DocumentRelation | null>;
  /** The last day on which anything runs that was signed about an offer: a lease, an agreement with an agent. */
  readonly runsUntil: (reader: Reader, offerId: Id) => Promise<RunsUntil>;
};

/** A last day; `open` while something runs without one, null where nothing ever ran. */
export type RunsUntil = Day | 'open' | null;

export const signingPort = definePort<Signing>({ name: 'signing' });
