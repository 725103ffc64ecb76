import type { identityCalls } from '../../contract/identity/endpoints.ts';
import type { InputOf } from '../../contract/kit/call.ts';
import type { IdentityState } from '../../domain/accounts/types.ts';
import { decisionEvent, type IdentityActor, type IdentityEvent, identityMachine } from '../../domain/identity/machine.ts';
import { refuse } from '../../domain/identity/refusals.ts';
import type { Id } from '../../domain/kit/brand.ts';
import { decide, type Step } from '../../domain/kit/machine.ts';
import { ok, type Result, refused } from '../../domain/kit/verdict.ts';
import { setIdentity } from '../accounts/commands/profile.ts';
import { personByUid } from '../accounts/queries.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import type { Tx } from '../kit/database/database.ts';
import { transact } from '../kit/database/transaction.ts';
import { notice } from '../kit/live/notices.ts';
import { sendMail } from '../kit/mail/send.ts';
import { logEvent } from '../kit/process/events.ts';
import { hideOffersOf } from '../offers/commands/moderation.ts';
import { identityAccepted, identityRejected } from './mail.ts';
import { insertStep, lockIdentity } from './store.ts';

type Done = { status: 'SUCCESS' };
const done = ok<Done>({ status: 'SUCCESS' });

/** Asks a moderator to look at the caller's identity. */
export const requestIdentityReview = async (ctx: Ctx): Promise<Result<Done>> => {
  const viewer = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const moved = await moveIdentity(tx, {
      uid: viewer.uid,
      event: () => 'request',
      actor: 'person',
      emailVerified: viewer.emailVerified,
      reason: null,
      by: viewer.uid,
    });
    if (!moved.ok) return moved;
    await notice(tx, [`user:${viewer.uid}`, 'admin']);
    return done;
  });
};

/** A moderator's decision; taking back an acceptance hides the person's offers (docs/rules/identity.md#taking-back). */
export const decideIdentity = async (ctx: Ctx, input: InputOf<typeof identityCalls.decideIdentity>): Promise<Result<Done>> => {
  const admin = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const person = await personByUid(tx, input.uid);
    if (!person) return refused(refuse('identity.not_found'));
    const reason = input.accepted ? null : (input.reason ?? null);
    const event = (state: IdentityState): IdentityEvent => decisionEvent(state, input.accepted);
    const moved = await moveIdentity(tx, { uid: input.uid, event, actor: 'admin', emailVerified: person.emailVerified, reason, by: admin.uid });
    if (!moved.ok) return moved;
    if (moved.value.with.includes('hideOffers')) await hideOffersOf(ctx, tx, { uid: input.uid, reason: reason ?? '' });
    const to = { to: person.email, uid: person.uid, lang: person.lang };
    if (reason === null) await sendMail(ctx, tx, identityAccepted, { ...to, facts: { firstName: person.firstName, company: person.company?.name } });
    else await sendMail(ctx, tx, identityRejected, { ...to, facts: { firstName: person.firstName, reason } });
    await notice(tx, [`user:${person.uid}`, 'admin']);
    await logEvent(tx, { method: 'decideIdentity', details: { event: moved.value.on }, uid: person.uid });
    return done;
  });
};

type Move = {
  readonly uid: Id;
  readonly event: (state: IdentityState) => IdentityEvent;
  readonly actor: IdentityActor;
  readonly emailVerified: boolean;
  readonly reason: string | null;
  readonly by: Id;
};

const moveIdentity = async (tx: Tx, move: Move): Promise<Result<Step<IdentityState, IdentityEvent>>> => {
  const state = await lockIdentity(tx, move.uid);
  if (state === null) return refused(refuse('identity.not_found'));
  const step = decide(identityMachine, {
    state,
    event: move.event(state),
    actors: [move.actor],
    facts: { emailVerified: move.emailVerified, reason: move.reason },
  });
  if (!step.ok) return step;
  await setIdentity(tx, move.uid, step.value.to);
  await insertStep(tx, { uid: move.uid, event: step.value.on, fromState: state, toState: step.value.to, byUid: move.by, reason: move.reason });
  return step;
};
