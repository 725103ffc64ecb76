/** The owner accepts with a code or declines; the agent withdraws; either revokes, an owner without an account with a code. */

import type { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isInForce, isPending } from '../../../domain/agency/machine.ts';
import { refuse } from '../../../domain/agency/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { checkSigning, recordSigning } from '../../signing/commands/sign.ts';
import { documentById, documentLink } from '../../signing/queries/documents.ts';
import { agreementEngine } from '../lifecycle.ts';
import { type Access, accessOf, ownerAccount, roleOf } from '../queries/access.ts';
import { ownerAct } from '../queries/signing.ts';
import { type AgreementRow, newestSentOf } from '../store/agreements.ts';

type Input = InputOf<typeof agencyCalls.answerAgreement>;
type Answer = Result<OutputOf<typeof agencyCalls.answerAgreement>>;

/** The owner's answer. Declining needs no code: it binds nobody. */
export const answerAgreement = async (ctx: Ctx, input: Input): Promise<Answer> => {
  const access = await accessOf(ctx, ctx.db, input);
  if (!access.ok) return access;
  const { row, as } = access.value;
  if (as !== 'owner' && as !== 'link') return refused(refuse('agency.denied'));
  await agreementEngine.settle(ctx, row.id);
  return input.accepted ? accept(ctx, access.value, input) : reject(ctx, access.value, input.reason ?? null);
};

const uidOf = ({ viewer }: Ctx, { as }: Access) => (as === 'owner' && viewer.kind === 'signed-in' ? viewer.uid : null);

const reject = (ctx: Ctx, access: Access, reason: string | null): Promise<Answer> =>
  transact(ctx, async (tx) => {
    const { row, as } = access;
    const uid = uidOf(ctx, access);
    const text = reason === '' ? null : reason;
    const moved = await agreementEngine.move(ctx, tx, { id: row.id, event: 'reject', actors: [as], uid, given: {}, input: { reason: text } });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'acceptAgencyAgreement', details: { agreementId: row.id, accepted: false }, ...named(uid), offerId: row.offerId });
    return answered(ctx, row);
  });

/** The power of attorney exists from here on: the code went to the owner's address, so it is the owner who typed it. */
const accept = async (ctx: Ctx, access: Access, { code, documentSha256, consents = {} }: Input): Promise<Answer> => {
  const { row } = access;
  if (!isPending(row.state)) return refused(refuse('agency.over'));
  if (code === undefined || documentSha256 === undefined) return refused(refuseSigning('signing.code_required', { field: 'code' }));
  const checked = await checkSigning(ctx, ownerAct(row, 'agency_accept'), { code, documentSha256, consents });
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    const account = await ownerAccount(tx, row);
    const moved = await agreementEngine.move(ctx, tx, {
      id: row.id,
      event: 'accept',
      actors: ['owner'],
      uid: account?.uid ?? null,
      given: {},
      input: async () => {
        const signed = await recordSigning(ctx, tx, checked.value, row.id);
        return signed.ok ? ok({ signedAt: signed.value.signedAt, ownerUid: account?.uid ?? null }) : signed;
      },
      details: { documentSha256: row.documentSha256 },
    });
    if (!moved.ok) return moved;
    const details = { agreementId: row.id, accepted: true };
    await logEvent(tx, { method: 'acceptAgencyAgreement', details, ...named(account?.uid ?? null), offerId: row.offerId });
    return answered(ctx, row);
  });
};

const named = (uid: string | null) => (uid === null ? {} : { uid });

const answered = async (ctx: Ctx, { documentId }: AgreementRow): Promise<Answer> => {
  const document = await documentById(ctx.db, documentId);
  if (document === null) return refused(refuseSigning('signing.document_missing'));
  return ok({ success: true, agreementUrl: documentLink(ctx, document).url });
};

/** The agent takes a proposal back before it was answered. */
export const withdrawAgreement = async (ctx: Ctx, { agreementId }: InputOf<typeof agencyCalls.withdrawAgreement>): Promise<Result<DoneAnswer>> => {
  const access = await accessOf(ctx, ctx.db, { agreementId });
  if (!access.ok) return access;
  const { row, as } = access.value;
  const { uid } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const moved = await agreementEngine.move(ctx, tx, { id: row.id, event: 'withdraw', actors: [as], uid, given: {} });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'withdrawAgencyAgreement', details: { agreementId }, uid, offerId: row.offerId });
    return done;
  });
};

type RevokeInput = InputOf<typeof agencyCalls.revokeAgreement>;
type RevokeResult = Result<OutputOf<typeof agencyCalls.revokeAgreement>>;

/** Agent or owner ends a signed agreement. The offer returns to the owner; without an account of theirs the agent may delete the project. */
export const revokeAgreement = async (ctx: Ctx, input: RevokeInput): Promise<RevokeResult> => {
  const { offerId, token } = input;
  const row = await newestSentOf(ctx.db, offerId);
  const as = row === null ? null : roleOf(ctx.viewer, row);
  if (row !== null && as !== null) return revoke(ctx, { row, as });
  if (row === null || token === undefined) {
    // To everybody else there is none: that an agent acts for an owner is nobody's business.
    return refused(refuse(token === undefined ? 'agency.not_found' : 'agency.link_over'));
  }
  const access = await accessOf(ctx, ctx.db, { agreementId: row.id, token });
  return access.ok ? revokeByLink(ctx, row, input) : access;
};

/** Without an account the code that goes to the owner's address makes the revocation theirs: a link may be forwarded. */
const revokeByLink = async (ctx: Ctx, row: AgreementRow, { code, documentSha256, consents = {} }: RevokeInput): Promise<RevokeResult> => {
  if (!isInForce(row.state)) return refused(refuse('agency.not_in_force'));
  if (code === undefined || documentSha256 === undefined) return refused(refuseSigning('signing.code_required', { field: 'code' }));
  const checked = await checkSigning(ctx, ownerAct(row, 'agency_revoke'), { code, documentSha256, consents });
  return checked.ok ? revoke(ctx, { row, as: 'link' }, checked.value) : checked;
};

const revoke = (ctx: Ctx, { row, as }: Access, signing?: Parameters<typeof recordSigning>[2]): Promise<RevokeResult> =>
  transact(ctx, async (tx) => {
    const uid = ctx.viewer.kind === 'signed-in' && as !== 'link' ? ctx.viewer.uid : null;
    const actor = as === 'link' ? 'owner' : as;
    const moved = await agreementEngine.move(ctx, tx, {
      id: row.id,
      event: 'revoke',
      actors: [actor],
      uid,
      given: {},
      input: async () => {
        if (signing === undefined) return ok({ signedAt: null });
        const signed = await recordSigning(ctx, tx, signing, row.id);
        return signed.ok ? ok({ signedAt: signed.value.signedAt }) : signed;
      },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'revokeAgencyAgreement', details: { agreementId: row.id, by: as }, ...named(uid), offerId: row.offerId });
    return ok({ success: true as const, originalOwnerExists: (await ownerAccount(tx, row)) !== null });
  });
