/** What a person does with their own request of the citizen app. */

import type { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/identity/refusals.ts';
import { areInstructionsShown } from '../../../domain/identity/request.machine.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { identityNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { DAY_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { noReason, requestEngine } from '../lifecycle/request.ts';
import { identityEngine } from '../lifecycle.ts';
import { countBegun, insertRequest, noteSeen, openRequestOf } from '../store/requests.ts';

type Input<C extends keyof typeof identityCalls> = InputOf<(typeof identityCalls)[C]>;

/** Opens the instructions of the citizen app, and asks for a code when `requestCode` says so, or when a client that does not know it comes again. */
export const openInstructions = async (ctx: Ctx, input: Input<'openInstructions'>): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  if (!isSelf(uid, input.userUid)) return refused(refuseKit('kit.denied'));
  await settleOwn(ctx, uid);
  return transact(ctx, async (tx) => {
    const open = await openRequestOf(tx, uid);
    const wantsCode = input.requestCode ?? (open !== null && areInstructionsShown(open.status));
    const id = open === null ? await begin(ctx, tx) : ok(open.id);
    if (!id.ok) return id;
    if (open !== null && !wantsCode) {
      const shown = await requestEngine.move(ctx, tx, { id: open.id, event: 'show', actors: ['person'], uid, given: noReason });
      if (!shown.ok) return shown;
    }
    if (wantsCode) {
      const asked = await requestEngine.move(ctx, tx, { id: id.value, event: 'ask', actors: ['person'], uid, given: noReason });
      if (!asked.ok) return asked;
    }
    await logEvent(tx, { method: 'showMObywatelInstructions', details: { requestCode: wantsCode }, uid });
    return done;
  });
};

/** A request that was to be cleaned away by now keeps nobody from a new one. */
const settleOwn = async (ctx: Ctx, uid: Id): Promise<void> => {
  const open = await openRequestOf(ctx.db, uid);
  if (open !== null) await requestEngine.settle(ctx, open.id);
};

/** A uid in the payload may only be the caller's own (docs/rules/wire.md#names). */
const isSelf = (uid: Id, named: Id | undefined): boolean => named === undefined || named === uid;

const max = identityNumbers.begunPerDay;

const begin = async (ctx: Ctx, tx: Tx): Promise<Result<Id>> => {
  const { uid, emailVerified } = signedIn(ctx);
  // What is begun and given up costs a moderator's look and leaves entries, so it is not done without end. The person is locked by now.
  const given = async (_row: unknown, now: Instant) =>
    (await countBegun(tx, uid, plusMs(now, -DAY_MS))) >= max
      ? refused(refuse('identity.begun_too_often', { params: { max } }))
      : ok({ emailVerified, reason: null, cause: null });
  const moved = await identityEngine.move(ctx, tx, { id: uid, event: 'begin', actors: ['person'], uid, given });
  if (!moved.ok) return moved;
  const id = newId();
  await insertRequest(tx, id, uid, await databaseNow(tx));
  return ok(id);
};

/** Goes on after the question whether somebody is still there, or gives the request up, from wherever it is. */
export const answerPresence = async (ctx: Ctx, input: Input<'answerPresence'>): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  if (!isSelf(uid, input.userUid)) return refused(refuseKit('kit.denied'));
  return transact(ctx, async (tx) => {
    const open = await openRequestOf(tx, uid);
    if (open === null) return refused(refuse('identity.request_not_found'));
    const event = input.continueVerification ? 'continue' : 'cancel';
    const moved = await requestEngine.move(ctx, tx, { id: open.id, event, actors: ['person'], uid, given: noReason });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'handleContinueVerification', details: { event }, uid });
    return done;
  });
};

/** Says that the page of the request is still open. */
export const notePresence = async (ctx: Ctx): Promise<Result<DoneAnswer>> => {
  await noteSeen(ctx.db, signedIn(ctx).uid);
  return done;
};
