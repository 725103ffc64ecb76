/** Attaches the protocol, signed by whoever submits it, and withdraws it. */

import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/handover/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { maySubmitProtocol } from '../../../domain/leases/rules/protocol-guards.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { type CheckedAct, checkSigning, recordSigning } from '../../signing/commands/sign.ts';
import { type Access, accessOf, actorKey, actorsNow } from '../queries/access.ts';
import { currentPrepared, isCurrent } from '../queries/prepared.ts';
import { submissionAct } from '../queries/signing.ts';
import { draftOf, type PreparedRow, preparedOf } from '../store/protocol.ts';

type Input = InputOf<typeof handoverCalls.attachProtocol>;

/** Submits the drawn protocol with the submitter's code. Of two sides at once one wins; the other sees it. */
export const attachProtocol = async (ctx: Ctx, input: Input): Promise<Result<DoneAnswer>> => {
  const access = await accessOf(ctx, ctx.db, { offerId: input.offer.id, proxyToken: input.proxyToken });
  if (!access.ok) return access;
  const verdict = maySubmitProtocol(access.value.facts, access.value.side, await databaseNow(ctx.db));
  if (verdict) return refused(verdict);
  const prepared = await preparedToSubmit(ctx, access.value, input.draftVersion);
  if (!prepared.ok) return prepared;
  const checked = await checkCode(ctx, access.value, prepared.value, input);
  if (!checked.ok) return checked;
  return transact(ctx, (tx) => attach(ctx, tx, access.value, checked.value));
};

/** What was drawn from the draft as it stands: whoever wrote on afterwards reads it again. */
const preparedToSubmit = async (ctx: Ctx, access: Access, version: number | undefined): Promise<Result<PreparedRow>> => {
  const draft = await draftOf(ctx.db, access.row.id, access.side);
  if (draft === null) return refused(refuse('protocol.missing_data'));
  if (version !== undefined && version !== draft.version)
    return refused(refuse('protocol.stale_version', { params: { yours: version, saved: draft.version } }));
  const prepared = await currentPrepared(ctx.db, access);
  if (prepared === null) return refused(refuseSigning('signing.document_missing'));
  return prepared.draftVersion === draft.version ? ok(prepared) : refused(refuseSigning('signing.document_changed'));
};

const checkCode = async (ctx: Ctx, access: Access, prepared: PreparedRow, input: Input): Promise<Result<CheckedAct>> => {
  const act = await submissionAct(ctx.db, access, prepared);
  if (!act.ok) return act;
  const { code, documentSha256, consents } = input;
  if (code === undefined || documentSha256 === undefined) return refused(refuseSigning('signing.code_required', { field: 'code' }));
  return checkSigning(ctx, act.value, { code, documentSha256, consents: consents ?? {} });
};

const attach = async (ctx: Ctx, tx: Tx, access: Access, checked: CheckedAct): Promise<Result<DoneAnswer>> => {
  const { row, side } = access;
  const moved = await leaseEngine.move(ctx, tx, {
    id: row.id,
    event: 'attachProtocol',
    actors: actorsNow(access),
    uid: access.uid,
    given: null,
    input: async ({ facts: { lease } }) => {
      const prepared = await preparedOf(tx, row.id, side);
      if (prepared?.documentId !== checked.documentId || !isCurrent(prepared, lease)) return refused(refuseSigning('signing.document_changed'));
      const signed = await recordSigning(ctx, tx, checked, row.id);
      if (!signed.ok) return signed;
      const { round, data, signerName, documentId } = prepared;
      const submitted = { submitterUid: actorKey(access), submitterName: signerName, submittedAt: signed.value.signedAt };
      return ok({ round, side, data, document: { id: documentId }, ...submitted });
    },
    details: { documentId: checked.documentId },
  });
  return moved.ok ? done : moved;
};

/** Takes the submitted protocol back before the other side acts. */
export const withdrawProtocol = async (ctx: Ctx, input: InputOf<typeof handoverCalls.withdrawProtocol>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const access = await accessOf(ctx, tx, input);
    if (!access.ok) return access;
    const { row, uid } = access.value;
    const moved = await leaseEngine.move(ctx, tx, { id: row.id, event: 'withdrawProtocol', actors: actorsNow(access.value), uid, given: null });
    return moved.ok ? done : moved;
  });
