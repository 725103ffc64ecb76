/** Reads how accounts are protected, and where they are open. */

import type { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { deviceOf } from '../../../domain/accounts/rules/device.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { instantOf } from '../../../domain/kit/time.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { tokenOf } from '../adapters/sessions.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { countRecoveryCodes, factorParts, factorSince } from '../store/second-factor.ts';
import { hasPassword, listSessions } from '../store/sessions.ts';

type Security = OutputOf<typeof securityCalls.getSecurity>;

/** How an account is protected, and where it is open; the session of whoever asks is marked. */
export const securityOf = async (ctx: Ctx, uid: Id): Promise<Security> => {
  const [since, { hasApp }, keys, recoveryCodes, own, password, token] = await Promise.all([
    factorSince(ctx.db, uid),
    factorParts(ctx.db, uid),
    listPasskeys(ctx.db, uid),
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
  const passkeys = keys.map(({ id, name, createdAt, usedAt }) => ({ id, name, addedAt: createdAt, usedAt }));
  return { hasPassword: password, secondFactor: since === null ? null : { since, hasApp, recoveryCodes }, passkeys, sessions };
};

/** How the caller's account is protected, and where it is open. */
export const getSecurity = async (ctx: Ctx): Promise<Result<Security>> => ok(await securityOf(ctx, signedIn(ctx).uid));
