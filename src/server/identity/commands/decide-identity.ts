/** Takes a moderator's decision about a person. */

import type { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { mayDecideAbout } from '../../../domain/accounts/permissions.ts';
import { decisionEvent } from '../../../domain/identity/machine.ts';
import { refuse } from '../../../domain/identity/refusals.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { personByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { identityEngine } from '../lifecycle.ts';
import { openFileOf } from '../store/files.ts';

/** A moderator's decision; taking back an acceptance hides the person's offers (docs/rules/identity.md#taking-back). */
export const decideIdentity = async (ctx: Ctx, input: InputOf<typeof identityCalls.decideIdentity>): Promise<Result<DoneAnswer>> => {
  const admin = signedIn(ctx);
  let unused: string | null = null;
  const decided = await transact(ctx, async (tx) => {
    const person = await personByUid(tx, input.uid);
    if (!person) return refused(refuse('identity.not_found'));
    const own = mayDecideAbout(admin, person);
    if (own) return refused(own);
    const event = decisionEvent(person.identity, input.accepted);
    const reason = input.accepted ? null : (input.reason ?? null);
    const file = await openFileOf(tx, person.uid);
    const fileId = file?.submittedAt ? file.id : undefined;
    const moved = await identityEngine.move(ctx, tx, {
      id: person.uid,
      event,
      actors: ['admin'],
      uid: admin.uid,
      given: { emailVerified: person.emailVerified, reason, cause: reason === null ? null : 'custom' },
      details: { reason, ...(fileId !== undefined && { fileId }) },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'decideIdentity', details: { event, by: admin.uid, reason }, uid: person.uid });
    unused = fileId === undefined ? null : (file?.fileKey ?? null);
    return done;
  });
  // After the decision the file itself is not kept.
  if (decided.ok && unused !== null) await ctx.files.remove(unused);
  return decided;
};
