/** Ends sessions from afar, one's own and as an admin those of others, and forgets those that are over. */

import type { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice, renewStreams } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { tokenOf } from '../adapters/sessions.ts';
import { sessionsEnded } from '../mail.ts';
import { deleteEverySession, deleteOtherSessions, deleteOverSessions, deleteSession } from '../store/sessions.ts';
import { findByUid } from '../store.ts';
import { mail } from './mail.ts';

/** Ends one session of the caller. */
export const endSession = (ctx: Ctx, { sessionId }: InputOf<typeof securityCalls.endSession>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    if (!(await deleteSession(tx, uid, sessionId))) return refused(refuse('session.unknown'));
    await notice(tx, [`user:${uid}`]);
    await renewStreams(tx, uid);
    return done;
  });

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = async (ctx: Ctx): Promise<Result<DoneAnswer>> => {
  const [{ uid }, token] = [signedIn(ctx), await tokenOf(ctx, ctx.cookies)];
  return transact(ctx, async (tx) => {
    await deleteOtherSessions(tx, uid, token);
    await notice(tx, [`user:${uid}`]);
    await renewStreams(tx, uid);
    return done;
  });
};

type EndOfOthers = (typeof securityCalls)['endUserSessions'];

/**
 * Ends one session of somebody, or all of them, for an admin: a stolen laptop, a password in foreign hands. The reason stands in the event log
 * and in the mail to the person. Who is signed in nowhere is told nothing: nothing happened to them.
 */
export const endUserSessions = (ctx: Ctx, { uid, sessionId, reason }: InputOf<EndOfOthers>): Promise<Result<OutputOf<EndOfOthers>>> =>
  transact(ctx, async (tx) => {
    const found = await findByUid(tx, uid);
    if (!found) return refused(refuse('person.not_found'));
    const ended = sessionId === undefined ? await deleteEverySession(tx, uid) : Number(await deleteSession(tx, uid, sessionId));
    if (sessionId !== undefined && ended === 0) return refused(refuse('session.unknown'));
    if (ended === 0) return ok({ status: 'SUCCESS', ended });
    const all = sessionId === undefined;
    await logEvent(tx, { method: 'endUserSessions', details: { by: signedIn(ctx).uid, all, ended, reason }, uid });
    await mail(ctx, tx, sessionsEnded, uid, { facts: { firstName: found.firstName, at: await databaseNow(tx), all, reason } });
    await notice(tx, [`user:${uid}`, 'admin']);
    await renewStreams(tx, uid);
    return ok({ status: 'SUCCESS', ended });
  });

/** Forgets sessions whose time is over: unused for long, or outlived however often they were used (docs/rules/accounts.md#sessions). */
export const tidySessions = async (services: Services): Promise<void> => {
  await transact(services, async (tx) => {
    await deleteOverSessions(tx);
    return ok(null);
  });
};
