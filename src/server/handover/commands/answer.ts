import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/handover/refusals.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { leaseLifecycle } from '../../../domain/leases/machine.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { type CheckedAct, checkSigning, recordSigning } from '../../signing/commands/sign.ts';
import { type Access, accessOf, actorsNow, actorsOf } from '../queries/access.ts';
import { answerAct } from '../queries/signing.ts';

type Input = InputOf<typeof handoverCalls.answerProtocol>;

/** The other side's answer to the attached protocol, confirmed with a code either way: signs it, or sends it back with a reason. */
export const answerProtocol = async (ctx: Ctx, input: Input): Promise<Result<DoneAnswer>> => {
  const access = await accessOf(ctx, ctx.db, input);
  if (!access.ok) return access;
  const verdict = await mayAnswer(ctx, access.value, input);
  if (verdict) return refused(verdict);
  const checked = await checkAnswerCode(ctx, access.value, input);
  if (!checked.ok) return checked;
  return transact(ctx, (tx) => answer(ctx, tx, access.value, checked.value, input));
};

const mayAnswer = async (ctx: Ctx, access: Access, { accepted, reason = '' }: Input): Promise<Verdict> => {
  const possible = decide(leaseLifecycle, {
    state: access.facts.state,
    event: accepted ? 'confirmProtocol' : 'declineProtocol',
    actors: actorsOf(access),
    facts: { lease: access.facts, now: await databaseNow(ctx.db) },
  });
  if (!possible.ok) return possible.refusal;
  return accepted || reason !== '' ? null : refuse('protocol.reason_required', { field: 'reason' });
};

const checkAnswerCode = async (ctx: Ctx, access: Access, { accepted, code, documentSha256, consents }: Input): Promise<Result<CheckedAct>> => {
  const act = await answerAct(ctx.db, access, accepted ? 'protocol' : 'protocol_return');
  if (!act.ok) return refused(refuse('protocol.missing_data'));
  if (code === undefined || documentSha256 === undefined) return refused(refuseSigning('signing.code_required', { field: 'code' }));
  return checkSigning(ctx, act.value, { code, documentSha256, consents: consents ?? {} });
};

const answer = async (ctx: Ctx, tx: Tx, access: Access, checked: CheckedAct, { accepted, reason = '' }: Input): Promise<Result<DoneAnswer>> => {
  const { row, uid } = access;
  const common = { id: row.id, actors: actorsNow(access), uid, given: null } as const;
  const record = ({ facts: { lease } }: { readonly facts: { readonly lease: LeaseFacts } }) => recordAnswer(ctx, tx, checked, lease);
  const moved = accepted
    ? await leaseEngine.move(ctx, tx, { ...common, event: 'confirmProtocol', input: record })
    : await leaseEngine.move(ctx, tx, {
        ...common,
        event: 'declineProtocol',
        input: async (step) => {
          const act = await record(step);
          return act.ok ? ok({ reason }) : act;
        },
        details: { reason },
      });
  return moved.ok ? done : moved;
};

const recordAnswer = async (ctx: Ctx, tx: Tx, checked: CheckedAct, lease: LeaseFacts): Promise<Result<{ readonly signedAt: Instant }>> => {
  // The attached document may have been replaced since it was read: then this answer is to other bytes.
  if (lease.protocol?.documentId !== checked.documentId)
    return refused(refuse('protocol.stale_version', { params: { yours: 0, saved: lease.rounds } }));
  const act = await recordSigning(ctx, tx, checked, lease.id);
  return act.ok ? ok({ signedAt: act.value.signedAt }) : act;
};
