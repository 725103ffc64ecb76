/** What the steps of a citizen-app request cause: the person's identity follows it. */

import { type IdentityFacts, identityLifecycle } from '../../../domain/identity/machine.ts';
import { isOpenRequest } from '../../../domain/identity/request.machine.ts';
import { stepsOf } from '../../kit/lifecycle/steps.ts';
import { requestEngine } from '../lifecycle/request.ts';
import { identityEngine } from '../lifecycle.ts';
import { deleteRequest } from '../store/requests.ts';

const given: IdentityFacts = { emailVerified: true, reason: null, cause: null };

/** What a step of a request causes in this room. */
export const requestEffects = requestEngine.effects({
  acceptPerson: async (services, tx, { row, uid }) => {
    const moved = await identityEngine.move(services, tx, {
      id: row.uid,
      event: 'confirm',
      actors: ['request'],
      uid,
      given,
      details: { requestId: row.id },
    });
    if (!moved.ok) throw new Error(`the person of request ${row.id} cannot be accepted: ${moved.refusal.code}`);
  },
  rejectPerson: async (services, tx, { row, uid, facts }) => {
    const answer = { reason: row.customRejectionMessage, cause: facts.reason };
    const moved = await identityEngine.move(services, tx, {
      id: row.uid,
      event: 'refuse',
      actors: ['request'],
      uid,
      given: { ...given, ...answer },
      details: { ...answer, requestId: row.id },
    });
    if (!moved.ok) throw new Error(`the person of request ${row.id} cannot be rejected: ${moved.refusal.code}`);
  },
  // Whoever has begun another request since, or was answered on another way, stays where they are: the present "no" is not this request's.
  returnPerson: async (services, tx, { row, uid }) => {
    const newest = (await stepsOf(tx, identityLifecycle.name, row.uid)).at(-1);
    if (!isOpenRequest(row.status) && newest?.details['requestId'] !== row.id) return;
    await identityEngine.move(services, tx, { id: row.uid, event: 'leave', actors: ['request'], uid, given, details: { requestId: row.id } });
  },
  erase: (_services, tx, { row }) => deleteRequest(tx, row.id),
});
