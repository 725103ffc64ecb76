/** The tenant refuses the premises: the statement is drawn, read, and signed with a code. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { isSame } from '../../../domain/kit/merge.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { RejectionDocumentFacts } from '../../../domain/leases/document/rejection.ts';
import { leaseActors, leaseLifecycle } from '../../../domain/leases/machine.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { chosenReasons, mayRejectWith, type RejectionStatement } from '../../../domain/leases/rules/rejection.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import { partyOf } from '../../companies/queries/party.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { publishedVersion } from '../../offers/queries/facts.ts';
import { drawAndStore } from '../../signing/commands/draw-and-seal.ts';
import { checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import { documentById, documentLink } from '../../signing/queries/documents.ts';
import type { FindSubject, LocateDocument } from '../../signing/queries/purposes.ts';
import { drawRejection } from '../documents/rejection.ts';
import { leaseEngine } from '../lifecycle.ts';
import type { LoadedLease } from '../queries/facts.ts';
import { leaseFactsForSide, mayDeclare, type OwnLease } from '../queries/lease.ts';
import { leaseOfOffer } from '../store/leases.ts';
import { type PreparedRejection, preparedRejectionOf, rejectionsOf, savePreparedRejection } from '../store/rejections.ts';
import { photosOf } from './rejection-photos.ts';

type Input = Omit<InputOf<typeof leasesCalls.prepareRejection>, 'commandId'>;
type SignersLease = OwnLease & LoadedLease & { readonly party: PartyFacts };

/** Draws what the tenant says, with the person who is going to sign it. A failure here binds nobody. */
export const prepareRejection = async (ctx: Ctx, input: Input): Promise<Result<DocumentLink>> => {
  const found = await mayReject(ctx, input);
  if (!found.ok) return found;
  const { row, facts, party } = found.value;
  const photos = await photosOf(ctx, row.offerId, input.photos);
  if (!photos.ok) return photos;
  const statement = statementOf(input);
  const at = await databaseNow(ctx.db);
  const drawn = await factsToDraw(ctx, { row, facts, party }, { ...statement, photos: photos.value.map(({ sha256 }) => sha256), preparedAt: at });
  const made = await drawAndStore(ctx, {
    kind: 'rejection',
    offerId: row.offerId,
    leaseId: row.id,
    number: drawn.number,
    lang: 'pl',
    facts: drawn,
    draw: (context) => drawRejection(drawn, context),
  });
  return transact(ctx, async (tx) => {
    const stored = await made.keep(tx);
    const kept = { signerUid: signedIn(ctx).uid, photos: photos.value, documentId: made.id, preparedAt: at };
    await savePreparedRejection(tx, { leaseId: row.id, ...statement, ...kept });
    return ok(documentLink(ctx, stored));
  });
};

/** The tenant refuses the premises with the code of the drawn statement: the contractual right of withdrawal (docs/rules/handover.md#rejection-of-the-premises). */
export const rejectPremises = async (ctx: Ctx, input: InputOf<typeof leasesCalls.rejectPremises>): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  if (input.uid !== undefined && input.uid !== uid) return refused(refuse('lease.not_found'));
  const found = await mayReject(ctx, input);
  if (!found.ok) return found;
  const prepared = await ownPrepared(ctx, found.value.row.id);
  if (prepared === null) return refused(refuseSigning('signing.document_missing'));
  const statement = statementOf(input);
  if (
    !isSame([prepared.reasons, prepared.description, prepared.photos.map(({ key }) => key)], [statement.reasons, statement.description, input.photos])
  )
    return refused(refuseSigning('signing.document_changed'));
  const act = await actOn(ctx, found.value, prepared);
  if (!act.ok) return act;
  const { code, documentSha256, consents = {} } = input;
  if (code === undefined || documentSha256 === undefined) return refused(refuseSigning('signing.code_required', { field: 'code' }));
  const checked = await checkSigning(ctx, act.value, { code, documentSha256, consents });
  if (!checked.ok) return checked;
  const { row, side } = found.value;
  return transact(ctx, async (tx) => {
    const moved = await leaseEngine.move(ctx, tx, {
      id: row.id,
      event: 'rejectPremises',
      actors: ({ lease }) => leaseActors(lease, { side }),
      uid,
      given: null,
      input: async ({ facts, now }) => {
        const verdict = mayRejectWith(statement, facts.lease, now);
        if (verdict) return refused(verdict);
        // A colleague may have had another one drawn since.
        if ((await preparedRejectionOf(tx, row.id))?.documentId !== prepared.documentId) return refused(refuseSigning('signing.document_changed'));
        const signed = await recordSigning(ctx, tx, checked.value, row.id);
        if (!signed.ok) return signed;
        return ok({ ...statement, photos: prepared.photos, documentId: prepared.documentId, evidenceId: signed.value.evidenceId });
      },
      details: { reasons: statement.reasons, documentId: prepared.documentId },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'rejectProtocol', details: { reasons: statement.reasons }, uid, offerId: input.offerId });
    return done;
  });
};

/** The drawn refusal that the caller may sign now. */
export const rejectionSubject: FindSubject = async (ctx, { offerId }) => {
  const found = ctx.viewer.kind === 'visitor' ? null : await signersLease(ctx, offerId);
  if (found === null || !found.ok || found.value.side !== 'tenant') return refused(refuseSigning('signing.not_allowed'));
  const { row, side } = found.value;
  const unfit = await mayDeclare(ctx.db, row, { side, uid: signedIn(ctx).uid });
  if (unfit !== null) return refused(unfit);
  const prepared = await ownPrepared(ctx, row.id);
  if (prepared === null) return refused(refuseSigning('signing.document_missing'));
  const act = await actOn(ctx, found.value, prepared);
  return act.ok ? ok({ act: act.value, offerName: row.offerName, rent: row.rentNet, deposit: row.deposit }) : act;
};

/** The signed refusal of a lease. */
export const rejectionDocument: LocateDocument = async (reader, { offerId }) => {
  const lease = await leaseOfOffer(reader, offerId);
  return lease === null ? null : ((await rejectionsOf(reader, [lease.id])).get(lease.id)?.documentId ?? null);
};

const statementOf = (input: Input): RejectionStatement => ({ reasons: chosenReasons(input), description: input.description });

/** The lease of an offer with the side and the signer that the viewer is; to everybody whom it does not concern there is none. */
const signersLease = async (ctx: Ctx, offerId: Id): Promise<Result<SignersLease>> => {
  const own = await leaseFactsForSide(ctx, ctx.db, offerId);
  if (!own.ok) return own;
  const { row, side } = own.value;
  const companyId = side === 'tenant' ? row.tenantCompanyId : row.landlordCompanyId;
  const party = await partyOf(ctx.db, companyId, signedIn(ctx).uid);
  return party === null ? refused(refuse('lease.not_found')) : ok({ ...own.value, party });
};

const mayReject = async (ctx: Ctx, input: Input): Promise<Result<SignersLease>> => {
  const found = await signersLease(ctx, input.offerId);
  if (!found.ok) return found;
  const now = await databaseNow(ctx.db);
  const { row, facts, side } = found.value;
  const attempt = { lease: facts, now };
  const decided = decide(leaseLifecycle, { state: facts.state, event: 'rejectPremises', actors: leaseActors(facts, { side }), facts: attempt });
  if (!decided.ok) return decided;
  const verdict = mayRejectWith(statementOf(input), facts, now) ?? (await mayDeclare(ctx.db, row, { side, uid: signedIn(ctx).uid }));
  return verdict ? refused(verdict) : found;
};

/** What was drawn for this very person. */
const ownPrepared = async (ctx: Ctx, leaseId: Id): Promise<PreparedRejection | null> => {
  const prepared = await preparedRejectionOf(ctx.db, leaseId);
  return prepared?.signerUid === signedIn(ctx).uid ? prepared : null;
};

/** The signing of what was drawn, if it would be drawn the same now: the meeting may have been moved since, or the signer's capacity changed. */
const actOn = async (
  ctx: Ctx,
  own: SignersLease,
  { documentId, reasons, description, photos, preparedAt }: PreparedRejection,
): Promise<Result<SigningAct>> => {
  const { row, party } = own;
  const document = await documentById(ctx.db, documentId);
  if (document === null) return refused(refuseSigning('signing.document_missing'));
  const now = await factsToDraw(ctx, own, { reasons, description, photos: photos.map(({ sha256 }) => sha256), preparedAt });
  if (!isSame(now, document.facts)) return refused(refuseSigning('signing.document_changed'));
  return ok({
    purpose: 'rejection',
    offerId: row.offerId,
    documentId,
    documentSha256: document.sha256,
    signer: { ...party.signer, companyId: party.companyId },
  });
};

const factsToDraw = async (
  ctx: Ctx,
  { row, facts, party }: Omit<SignersLease, 'side'>,
  text: Pick<RejectionDocumentFacts, 'reasons' | 'description' | 'photos' | 'preparedAt'>,
): Promise<RejectionDocumentFacts> => {
  const lease = await documentById(ctx.db, row.documentId);
  const version = await publishedVersion(ctx.db, row.offerId, row.offerVersion);
  if (lease === null || version === null) throw new Error(`lease ${row.id} has lost its document or its offer`);
  return {
    number: (lease.number ?? '').replace(/^U/, 'OO'),
    lease: { number: lease.number ?? '', documentCode: lease.code, documentSha256: lease.sha256, signedAt: row.signedAt },
    form: version.form,
    landlord: row.landlord,
    tenant: { ...row.tenant, signer: party.signer },
    meetingAt: facts.reception?.meetingAt ?? null,
    ...text,
  };
};
