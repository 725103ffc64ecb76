/** Reads how a person's verification stands, out of its history and its open request. */

import type { identityCalls } from '../../../contract/identity/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { identityLifecycle, isIdentityRejected, isIdentityWaiting } from '../../../domain/identity/machine.ts';
import { rejectionReasons } from '../../../domain/identity/types.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { type StepRow, stepsOf } from '../../kit/lifecycle/steps.ts';
import { presentOwnFile, presentOwnRequest } from '../present.ts';
import { openFileOf } from '../store/files.ts';
import { openRequestOf, queuedBefore } from '../store/requests.ts';

type MyIdentity = OutputOf<typeof identityCalls.getMyIdentity>;

/** The caller's own verification: since when somebody looks at it, why it was refused, and the request of the citizen app. */
export const getMyIdentity = async (ctx: Ctx): Promise<Result<MyIdentity>> => {
  const viewer = signedIn(ctx);
  const { uid, identity } = viewer;
  const [steps, open, file, now] = await Promise.all([
    stepsOf(ctx.db, identityLifecycle.name, uid),
    openRequestOf(ctx.db, uid),
    openFileOf(ctx.db, uid),
    databaseNow(ctx.db),
  ]);
  const last = steps.findLast(({ toState }) => toState === identity);
  const ahead = open?.codeRequestedAt ? await queuedBefore(ctx.db, open.codeRequestedAt) : 0;
  return ok({
    now,
    operator: ctx.config.operator.name,
    requestedAt: last !== undefined && isIdentityWaiting(identity) ? last.createdAt : null,
    rejection: last !== undefined && isIdentityRejected(identity) ? rejectionOf(last) : null,
    file: file === null ? null : presentOwnFile(file, viewer),
    request: open === null ? null : presentOwnRequest(open, now, ahead),
  });
};

/** What a step of refusal tells; of one without any reason there is nothing to tell. */
const rejectionOf = ({ details, createdAt, event }: StepRow): MyIdentity['rejection'] => {
  const cause = rejectionReasons.find((each) => each === details['cause']) ?? 'custom';
  const reason = typeof details['reason'] === 'string' ? details['reason'] : null;
  return cause === 'custom' && reason === null ? null : { cause, reason, at: createdAt, tookBack: event === 'takeBack' };
};
