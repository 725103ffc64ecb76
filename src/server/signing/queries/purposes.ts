import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Capacity, Side } from '../../../domain/companies/types.ts';
import type { Grosze, Id } from '../../../domain/kit/brand.ts';
import type { DocumentKind } from '../../../domain/kit/evidence.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { definePort } from '../../kit/ports.ts';

/** Whoever signs: a person with an account, or the receiver that the tenant appointed (by the link's token; `uid` null). */
export type Signer = {
  readonly uid: Id | null;
  readonly companyId: Id;
  readonly capacity: Capacity | 'receiver';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** What a person confirms with the code: exactly these bytes of this document for this purpose. */
export type SigningAct = {
  readonly purpose: SigningPurpose;
  readonly offerId: Id;
  /** SHA-256 of the document that is stored for signing, not the one that the browser sent. */
  readonly documentSha256: string;
  readonly documentId: Id | null;
  readonly signer: Signer;
};

/** What is about to be signed, with what the mail with the code says of it. */
export type SigningSubject = { readonly act: SigningAct; readonly offerName: string; readonly rent: Grosze; readonly deposit: Grosze };

/** Finds what the caller may sign now for a purpose, or refuses. A room that has something to sign brings one. */
export type FindSubject = (ctx: Ctx, input: { readonly offerId: Id; readonly proxyToken?: string | undefined }) => Promise<Result<SigningSubject>>;

/** Where somebody stands towards the documents of an offer: on a side or on none, and which version of the offer the deal is about. */
export type DocumentRelation = { readonly offerId: Id; readonly side: Side | null; readonly version: number };

/** Finds the stored document of a kind that counts now, or null. */
export type LocateDocument = (reader: Reader, relation: DocumentRelation) => Promise<Id | null>;

/** What the rooms bring to signing: what is signed, where the documents are, and who stands where. */
export type Signing = {
  readonly subjects: Readonly<Record<SigningPurpose, FindSubject>>;
  readonly documents: Readonly<Record<DocumentKind, LocateDocument>>;
  /** Null for somebody who may not even know that the offer is there. */
  readonly relationOf: (reader: Reader, viewer: Viewer, offerId: Id) => Promise<DocumentRelation | null>;
};

/** The port through which signing reaches the rooms after it. */
export const signingPort = definePort<Signing>({ name: 'signing' });
