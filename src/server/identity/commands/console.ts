/** What a moderator does with a request of the citizen app. */

import type { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { mayDecideAbout } from '../../../domain/accounts/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { LoggedMethod } from '../../../domain/kit/log/events.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { noReason, requestEngine } from '../lifecycle/request.ts';
import type { RequestRow } from '../store/requests.ts';

type Input<C extends keyof typeof identityCalls> = InputOf<(typeof identityCalls)[C]>;

/** Enters the code that the official verifier shows; the person sees it at once. */
export const enterCode = async (ctx: Ctx, { requestId, verificationCode }: Input<'enterCode'>): Promise<Result<DoneAnswer>> =>
  asAdmin(ctx, 'updateMObywatelCode', async (tx, uid) => {
    const act = { id: requestId, event: 'provide', actors: ['admin'], uid, given: ofAnother(ctx), input: { code: verificationCode } } as const;
    const moved = await requestEngine.move(ctx, tx, act);
    return moved.ok ? ok({ of: moved.value.row.uid }) : moved;
  });

/** Asks the person whether they are still there. */
export const askPresence = async (ctx: Ctx, { requestId }: Input<'askPresence'>): Promise<Result<DoneAnswer>> =>
  asAdmin(ctx, 'showUserModal', async (tx, uid) => {
    const moved = await requestEngine.move(ctx, tx, { id: requestId, event: 'check', actors: ['admin'], uid, given: ofAnother(ctx) });
    return moved.ok ? ok({ of: moved.value.row.uid }) : moved;
  });

/** Approves, or rejects with a reason. */
export const decideRequest = async (ctx: Ctx, input: Input<'decideRequest'>): Promise<Result<DoneAnswer>> =>
  asAdmin(ctx, 'confirmMObywatelVerification', async (tx, uid) => {
    const given = input.accepted ? noReason : { reason: input.rejectionReason ?? null, message: input.customRejectionMessage ?? null };
    const event = input.accepted ? 'approve' : 'reject';
    const moved = await requestEngine.move(ctx, tx, { id: input.requestId, event, actors: ['admin'], uid, given: ofAnother(ctx, given) });
    return moved.ok ? ok({ of: moved.value.row.uid, event, cause: given.reason, reason: given.message }) : moved;
  });

/** Brings the person back to the beginning and removes the request, with a reason that the event log keeps; it cannot be undone. */
export const resetRequest = async (ctx: Ctx, { requestId, reason = '' }: Input<'resetRequest'>): Promise<Result<DoneAnswer>> =>
  asAdmin(ctx, 'resetVerification', async (tx, uid) => {
    const given = { reason: null, message: reason };
    const moved = await requestEngine.move(ctx, tx, { id: requestId, event: 'reset', actors: ['admin'], uid, given: ofAnother(ctx, given) });
    return moved.ok ? ok({ of: moved.value.row.uid, from: moved.value.from, reason }) : moved;
  });

/** What is given with a step, unless the request is the moderator's own. */
const ofAnother =
  (ctx: Ctx, given: typeof noReason = noReason) =>
  async (row: RequestRow): Promise<Result<typeof noReason>> => {
    const own = mayDecideAbout(signedIn(ctx), row);
    return own === null ? ok(given) : refused(own);
  };

/** An act of a moderator that stands in the event log: who did it, and to whom. */
const asAdmin = async (
  ctx: Ctx,
  method: LoggedMethod,
  act: (tx: Tx, uid: Id) => Promise<Result<{ readonly of: Id }>>,
): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const acted = await act(tx, uid);
    if (!acted.ok) return acted;
    const { of, ...details } = acted.value;
    await logEvent(tx, { method, details: { ...details, by: uid }, uid: of });
    return done;
  });
};
