/** Ends sessions from afar. */

import type { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { notice, renewStreams } from '../../kit/live/notices.ts';
import { tokenOf } from '../adapters/sessions.ts';
import { deleteOtherSessions, deleteSession } from '../store/sessions.ts';

/** Ends one session of the caller. */
export const endSession = (ctx: Ctx, { sessionId }: InputOf<typeof securityCalls.endSession>): Promise<Result<Done>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    if (!(await deleteSession(tx, uid, sessionId))) return refused(refuse('session.unknown'));
    await notice(tx, [`user:${uid}`]);
    await renewStreams(tx, uid);
    return done;
  });

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = async (ctx: Ctx): Promise<Result<Done>> => {
  const [{ uid }, token] = [signedIn(ctx), await tokenOf(ctx, ctx.cookies)];
  return transact(ctx, async (tx) => {
    await deleteOtherSessions(tx, uid, token);
    await notice(tx, [`user:${uid}`]);
    await renewStreams(tx, uid);
    return done;
  });
};
