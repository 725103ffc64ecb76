import type { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { deviceOf } from '../../../domain/accounts/rules/device.ts';
import { instantOf } from '../../../domain/kit/time.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { tokenOf } from '../adapters/sessions.ts';
import { countRecoveryCodes, factorSince } from '../store/second-factor.ts';
import { hasPassword, listSessions } from '../store/sessions.ts';

/** How the caller's account is protected, and where it is open. */
export const getSecurity = async (ctx: Ctx): Promise<Result<OutputOf<typeof securityCalls.getSecurity>>> => {
  const { uid } = signedIn(ctx);
  const [since, recoveryCodes, own, password, token] = await Promise.all([
    factorSince(ctx.db, uid),
    countRecoveryCodes(ctx.db, uid),
    listSessions(ctx.db, uid),
    hasPassword(ctx.db, uid),
    tokenOf(ctx, ctx.cookies),
  ]);
  const sessions = own.map(({ id, userAgent, createdAt, updatedAt, ...session }) => ({
    id,
    isThis: session.token === token,
    device: deviceOf(userAgent ?? ''),
    signedInAt: instantOf(createdAt.getTime()),
    usedAt: instantOf(updatedAt.getTime()),
  }));
  return ok({ hasPassword: password, secondFactor: since === null ? null : { since, recoveryCodes }, sessions });
};
