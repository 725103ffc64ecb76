/** Lets somebody in whose password was right: at once, or after the second factor. */

import type { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { deviceOf } from '../../../domain/accounts/rules/device.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { issueToken, readToken, useToken } from '../../kit/security/tokens.ts';
import { isKnownBrowser, knownBrowserCookie } from '../adapters/known-browser.ts';
import { sessionCookie } from '../adapters/sessions.ts';
import { noStepCookie, stepCookie, stepIn, stepPurpose } from '../adapters/sign-in-step.ts';
import { newDevice } from '../mail.ts';
import { factorSince } from '../store/second-factor.ts';
import { insertSession } from '../store/sessions.ts';
import { findByUid, type Person } from '../store.ts';
import { checkFactor, takeFactor } from './factor-proof.ts';
import { mail } from './mail.ts';

/** Who is in now; the token is for programs, browsers have a cookie. */
export type Admission = { readonly me: Person; readonly token: string | null };

/** `authenticatedAt` is when a provider last asked the person who they are; without it, they have just shown it here. */
type SignInWay = { readonly bearer: boolean; readonly authenticatedAt?: Date };

/** Opens a session, or asks for the code first where a second factor is on. */
export const admit = async (ctx: Ctx, me: Person, how: SignInWay): Promise<Result<Admission>> => {
  if ((await factorSince(ctx.db, me.uid)) !== null) return askForCode(ctx, me, how);
  const opened = await transact(ctx, async (tx) => ok(await openSession(ctx, tx, me, how)));
  return opened.ok ? ok(await handOver(ctx, me, opened.value, how)) : opened;
};

/** The step is kept by a token: in a cookie of the browser, in the refusal for a program. */
const askForCode = async (ctx: Ctx, { uid }: Person, { bearer }: SignInWay): Promise<Result<never>> => {
  const grant = { purpose: stepPurpose, subject: uid, uid };
  const issued = await transact(ctx, async (tx) => ok(await issueToken(tx, grant, { minutes: accountNumbers.signInStepMinutes })));
  if (!issued.ok) return issued;
  if (!bearer) ctx.cookies.add(stepCookie(ctx.config, issued.value));
  return refused(refuse('signin.code_needed', bearer ? { params: { challenge: issued.value } } : {}));
};

const stepOf = (ctx: Ctx, challenge: string | undefined): string => challenge ?? stepIn(ctx.cookies.incoming);

/** Who stands between password and second factor; null when nobody does any more. */
export const personAtStep = async (ctx: Ctx, challenge: string | undefined): Promise<Person | null> => {
  const grant = await readToken(ctx.db, stepOf(ctx, challenge), stepPurpose);
  return grant && findByUid(ctx.db, grant.subject);
};

/** The second step of a sign-in. */
export const confirmSignIn = async (
  ctx: Ctx,
  { challenge, bearer, ...given }: InputOf<typeof securityCalls.confirmSignIn>,
): Promise<Result<Admission>> => {
  const step = stepOf(ctx, challenge);
  const me = await personAtStep(ctx, challenge);
  if (!me) return refused(refuse('signin.step_over'));
  const checked = await checkFactor(ctx, me.uid, given, 'passkey-step');
  if (!checked.ok) return checked;
  const opened = await transact(ctx, async (tx) => {
    if (!(await useToken(tx, step, stepPurpose))) return refused(refuse('signin.step_over'));
    const used = await takeFactor(ctx, tx, me, checked.value);
    return used.ok ? ok(await openSession(ctx, tx, me, { bearer })) : used;
  });
  if (!opened.ok) return opened;
  if (!bearer) ctx.cookies.add(noStepCookie(ctx.config));
  return ok(await handOver(ctx, me, opened.value, { bearer }));
};

/** A browser that never signed in to the account is told of by mail, and every sign-in of a program: nothing tells one program from another but a name that anybody can give. */
export const openSession = async (
  ctx: Ctx,
  tx: Tx,
  me: Person,
  { bearer, authenticatedAt, isFirst = false }: SignInWay & { readonly isFirst?: boolean },
): Promise<string> => {
  const { config, cookies, userAgent } = ctx;
  const isKnown = isFirst || (!bearer && isKnownBrowser(config, cookies.incoming, me.email));
  const token = await insertSession(tx, me.uid, userAgent, authenticatedAt);
  if (!isKnown) await mail(ctx, tx, newDevice, me, { facts: { firstName: me.firstName, at: await databaseNow(tx), device: deviceOf(userAgent) } });
  await notice(tx, [`user:${me.uid}`]);
  return token;
};

/** Gives the session to a browser, which knows the account from now on; a program gets the token. */
export const handOver = async (ctx: Ctx, me: Person, token: string, { bearer }: SignInWay): Promise<Admission> => {
  if (bearer) return { me, token };
  ctx.cookies.add(await sessionCookie(ctx, token));
  ctx.cookies.add(knownBrowserCookie(ctx.config, ctx.cookies.incoming, me.email));
  return { me, token: null };
};
