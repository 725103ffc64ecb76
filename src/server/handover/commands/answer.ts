import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/handover/refusals.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { leaseLifecycle } from '../../../domain/leases/machine.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { type CheckedAct, checkSigning, recordSigning } from '../../signing/commands/sign.ts';
import { documentById } from '../../signing/queries/documents.ts';
import { type Access, accessOf, actorsNow, actorsOf, signerOf } from '../queries/access.ts';
import { openRound } from '../store.ts';

type Input = InputOf<typeof handoverCalls.answerProtocol>;

/** The other side's answer to the attached protocol: signs it with a code, or sends it back with a reason. */
export const answerProtocol = async (ctx: Ctx, input: Input): Promise<Result<Done>> => {
  const access = await accessOf(ctx, ctx.db, input);
  if (!access.ok) return access;
  return input.accepted ? confirm(ctx, access.value, input) : decline(ctx, access.value, input.reason ?? '');
};

const confirm = async (ctx: Ctx, access: Access, input: Input): Promise<Result<Done>> => {
  const possible = decide(leaseLifecycle, {
    state: access.facts.state,
    event: 'confirmProtocol',
    actors: actorsOf(access),
    facts: { lease: access.facts, now: await databaseNow(ctx.db) },
  });
  if (!possible.ok) return possible;
  const checked = await checkProtocolCode(ctx, access, input);
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    const moved = await leaseEngine.move(ctx, tx, {
      id: access.row.id,
      event: 'confirmProtocol',
      actors: actorsNow(access),
      uid: access.uid,
      given: null,
      input: async ({ facts: { lease } }) => {
        // The attached document may have been replaced since it was read: then this signature is for other bytes.
        if (lease.protocol?.documentId !== checked.value.documentId)
          return refused(refuse('protocol.stale_version', { params: { yours: 0, saved: lease.rounds } }));
        const act = await recordSigning(ctx, tx, checked.value, lease.id);
        return act.ok ? ok({ signedAt: act.value.signedAt }) : act;
      },
    });
    return moved.ok ? done : moved;
  });
};

const checkProtocolCode = async (ctx: Ctx, access: Access, { code, documentSha256, consents }: Input): Promise<Result<CheckedAct>> => {
  const round = await openRound(ctx.db, access.row.id);
  const document = round ? await documentById(ctx.db, round.documentId) : null;
  if (!document) return refused(refuse('protocol.missing_data'));
  if (code === undefined || documentSha256 === undefined) return refused(refuseKit('code.wrong', { field: 'code' }));
  const act = {
    purpose: 'protocol',
    offerId: access.row.offerId,
    documentId: document.id,
    documentSha256: document.sha256,
    signer: signerOf(access),
  } as const;
  return checkSigning(ctx, act, { code, documentSha256, consents: consents ?? {} });
};

const decline = async (ctx: Ctx, access: Access, reason: string): Promise<Result<Done>> => {
  if (reason === '') return refused(refuse('protocol.reason_required', { field: 'reason' }));
  return transact(ctx, async (tx) => {
    const moved = await leaseEngine.move(ctx, tx, {
      id: access.row.id,
      event: 'declineProtocol',
      actors: actorsNow(access),
      uid: access.uid,
      given: null,
      input: { reason },
      details: { reason },
    });
    return moved.ok ? done : moved;
  });
};
