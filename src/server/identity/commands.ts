/** Asks for a person's verification and takes the moderator's decision. */

import type { identityCalls } from '../../contract/identity/endpoints.ts';
import type { InputOf } from '../../contract/kit/call.ts';
import { decisionEvent } from '../../domain/identity/machine.ts';
import { refuse } from '../../domain/identity/refusals.ts';
import { type Result, refused } from '../../domain/kit/verdict.ts';
import { personByUid } from '../accounts/queries.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import { transact } from '../kit/database/transaction.ts';
import { type Done, done } from '../kit/http/done.ts';
import { logEvent } from '../kit/process/events.ts';
import { identityEngine } from './lifecycle.ts';

/** Asks a moderator to look at the caller's identity. */
export const requestIdentityReview = async (ctx: Ctx): Promise<Result<Done>> => {
  const { uid, emailVerified } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const given = { emailVerified, reason: null, cause: null };
    const moved = await identityEngine.move(ctx, tx, { id: uid, event: 'request', actors: ['person'], uid, given });
    return moved.ok ? done : moved;
  });
};

/** A moderator's decision; taking back an acceptance hides the person's offers (docs/rules/identity.md#taking-back). */
export const decideIdentity = async (ctx: Ctx, input: InputOf<typeof identityCalls.decideIdentity>): Promise<Result<Done>> => {
  const admin = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const person = await personByUid(tx, input.uid);
    if (!person) return refused(refuse('identity.not_found'));
    const event = decisionEvent(person.identity, input.accepted);
    const reason = input.accepted ? null : (input.reason ?? null);
    const moved = await identityEngine.move(ctx, tx, {
      id: person.uid,
      event,
      actors: ['admin'],
      uid: admin.uid,
      given: { emailVerified: person.emailVerified, reason, cause: reason === null ? null : 'custom' },
      details: { reason },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'decideIdentity', details: { event }, uid: person.uid });
    return done;
  });
};
