/** What of the handover is signed: the protocol as a subject and its document. */

import type { Id } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { maySubmitProtocol } from '../../../domain/leases/rules/protocol-guards.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow, type Reader } from '../../kit/database/database.ts';
import { leaseOfOffer } from '../../leases/queries/lease.ts';
import { documentById } from '../../signing/queries/documents.ts';
import type { FindPublicStatus, FindSubject, LocateDocument, SigningAct, SigningSubject } from '../../signing/queries/purposes.ts';
import { roundOfDocument, submittedRound } from '../store/protocol.ts';
import { type Access, accessOf, actorsOf, signerOf } from './access.ts';
import { currentPrepared } from './prepared.ts';

const notAllowed = refused(refuse('signing.not_allowed'));

/** The protocol that the caller, or the receiver with the link, may sign now: their own as it was drawn to be submitted, or the other side's. */
export const protocolSubject: FindSubject = async (ctx, input) => {
  const access = await accessOf(ctx, ctx.db, input);
  if (!access.ok) return notAllowed;
  if (actorsOf(access.value).includes('other_side')) return answered(ctx, access.value, 'protocol');
  if (maySubmitProtocol(access.value.facts, access.value.side, await databaseNow(ctx.db))) return notAllowed;
  const prepared = await currentPrepared(ctx.db, access.value);
  if (prepared === null) return refused(refuse('signing.document_missing'));
  return subjectOf(access.value, await submissionAct(ctx.db, access.value, prepared));
};

/** The other side's protocol, which the caller may send back now. */
export const protocolReturnSubject: FindSubject = async (ctx, input) => {
  const access = await accessOf(ctx, ctx.db, input);
  return access.ok && actorsOf(access.value).includes('other_side') ? answered(ctx, access.value, 'protocol_return') : notAllowed;
};

/** The signing of a drawn protocol by its submitter. */
export const submissionAct = (reader: Reader, access: Access, { documentId }: { readonly documentId: Id }): Promise<Result<SigningAct>> =>
  actOn(reader, access, 'protocol', documentId);

/** An act on the attached protocol by the side that answers it. */
export const answerAct = (reader: Reader, access: Access, purpose: AnswerPurpose): Promise<Result<SigningAct>> =>
  actOn(reader, access, purpose, access.facts.protocol?.documentId ?? null);

/** The protocol that is attached or signed. */
export const protocolDocument: LocateDocument = async (reader, { offerId }) => {
  const lease = await leaseOfOffer(reader, offerId);
  return lease === null ? null : ((await submittedRound(reader, lease.id))?.documentId ?? null);
};

/** A protocol is signed once the other side confirmed it; declined or withdrawn it binds nobody. */
export const protocolPublicStatus: FindPublicStatus = async ({ db }, document) => {
  const round = await roundOfDocument(db, document.id);
  const signedAt = round?.outcome === 'confirmed' ? round.outcomeAt : null;
  return signedAt === null ? { at: 'prepared', day: null } : { at: 'signed', day: dayOf(signedAt) };
};

type AnswerPurpose = Extract<SigningPurpose, 'protocol' | 'protocol_return'>;

const answered = async (ctx: Ctx, access: Access, purpose: AnswerPurpose): Promise<Result<SigningSubject>> =>
  subjectOf(access, await answerAct(ctx.db, access, purpose));

const subjectOf = ({ row }: Access, act: Result<SigningAct>): Result<SigningSubject> =>
  act.ok ? ok({ act: act.value, offerName: row.offerName, rent: row.rentNet, deposit: row.deposit }) : act;

const actOn = async (reader: Reader, access: Access, purpose: AnswerPurpose, documentId: Id | null): Promise<Result<SigningAct>> => {
  const document = documentId === null ? null : await documentById(reader, documentId);
  if (document === null) return refused(refuse('signing.document_missing'));
  return ok({
    purpose,
    offerId: access.row.offerId,
    documentId: document.id,
    documentSha256: document.sha256,
    signer: signerOf(access),
  });
};
