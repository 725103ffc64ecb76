/** Reads how a person's verification stands, out of its history. */

import type { identityCalls } from '../../contract/identity/endpoints.ts';
import type { OutputOf } from '../../contract/kit/call.ts';
import { identityLifecycle, isIdentityWaiting } from '../../domain/identity/machine.ts';
import { ok, type Result } from '../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import { stepsOf } from '../kit/lifecycle/steps.ts';

/** The caller's own verification: since when somebody looks at it, or why it was refused. */
export const getMyIdentity = async (ctx: Ctx): Promise<Result<OutputOf<typeof identityCalls.getMyIdentity>>> => {
  const { uid, identity } = signedIn(ctx);
  const last = (await stepsOf(ctx.db, identityLifecycle.name, uid)).at(-1);
  if (last === undefined || last.toState !== identity) return ok({ requestedAt: null, rejection: null });
  const { reason } = last.details;
  return ok({
    requestedAt: isIdentityWaiting(identity) ? last.createdAt : null,
    rejection: typeof reason === 'string' ? { reason, at: last.createdAt, tookBack: last.event === 'takeBack' } : null,
  });
};
