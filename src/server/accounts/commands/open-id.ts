/** Signs in at an OpenID Connect provider, and makes the account of who comes for the first time. */

import type { openIdCalls } from '../../../contract/accounts/endpoints/open-id.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { isRecentSignIn } from '../../../domain/accounts/rules/deletion.ts';
import { tidyName } from '../../../domain/accounts/rules/people.ts';
import type { SignInProblem } from '../../../domain/accounts/rules/sign-in-problems.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { newToken } from '../../kit/database/ids.ts';
import { sqlState, transact } from '../../kit/database/transaction.ts';
import { networkOf } from '../../kit/http/limits/network.ts';
import { sameText } from '../../kit/security/secrets.ts';
import { type OpenIdIdentity, openIdPort } from '../adapters/open-id.ts';
import { attemptCookie, identityCookie, type StoredAttempt, type StoredIdentity } from '../adapters/open-id-cookies.ts';
import { insertIdentity, uidOfIdentity } from '../store/open-id.ts';
import { findByUid, isEmailTaken, type Person } from '../store.ts';
import { admit, handOver, openSession } from './admit.ts';
import { registerWithin } from './registration.ts';

type Calls = typeof openIdCalls;

/** Where the provider sends people back to. */
export const openIdReturn = '/sign-in/openid';

const redirectUri = ({ config }: Ctx): string => `${config.baseUrl}${openIdReturn}`;

/** Begins: answers the provider's address, and keeps in the browser what must come back. */
export const startOpenId = async (
  ctx: Ctx,
  { at, from, lang, again }: InputOf<Calls['startOpenId']>,
): Promise<Result<OutputOf<Calls['startOpenId']>>> => {
  const provider = ctx.ports.of(openIdPort);
  if (!provider) return refused(refuse('openid.off'));
  const attempt = { state: newToken().token, nonce: newToken().token, verifier: newToken().token };
  const url = await provider.authoriseUrl({ ...attempt, again, redirectUri: redirectUri(ctx) }, lang);
  if (url === 'unavailable') return refused(refuse('openid.unavailable'));
  ctx.cookies.add(attemptCookie.set(ctx.config, { ...attempt, at, from, lang, again }));
  return ok({ url });
};

/**
 * Comes back from the provider: in, on to the code of the second factor, to the form of a first sign-in, or to the dialog with what went wrong.
 * The answer counts only in the browser that began (`state` stands in its cookie), so that nobody is signed in to somebody else's account by a link.
 */
export const finishOpenId = async (ctx: Ctx, request: Request): Promise<Response> => {
  const attempt = attemptCookie.read(ctx.config, ctx.cookies.incoming);
  ctx.cookies.add(attemptCookie.clear(ctx.config));
  const answer = new URL(request.url).searchParams;
  if (!attempt || !sameText(answer.get('state') ?? '', attempt.state)) return backTo(ctx, attempt, 'openid-failed');
  if (answer.get('error') === 'access_denied') return backTo(ctx, attempt, 'openid-cancelled');
  const identity = await identified(ctx, answer.get('code'), attempt);
  if (identity === null) return backTo(ctx, attempt, 'openid-failed');
  if (identity === 'unavailable') return backTo(ctx, attempt, 'openid-unavailable');
  if (attempt.again && !(await isFresh(ctx, identity))) return backTo(ctx, attempt, 'openid-old');
  return arrive(ctx, identity, attempt);
};

/** A provider may let somebody through who is signed in there: it must say itself that it asked a moment ago. */
const isFresh = async ({ db }: Ctx, { authenticatedAt }: OpenIdIdentity): Promise<boolean> =>
  authenticatedAt !== null && isRecentSignIn(authenticatedAt, await databaseNow(db));

const identified = async (ctx: Ctx, code: string | null, attempt: StoredAttempt): Promise<OpenIdIdentity | 'unavailable' | null> => {
  const tooMany = ctx.rates.count(`openid:${networkOf(ctx.address)}`, accountNumbers.openIdReturnsPerMinute);
  const provider = ctx.ports.of(openIdPort);
  if (!provider || code === null || tooMany) return null;
  return provider.identify(code, { ...attempt, redirectUri: redirectUri(ctx) });
};

/** As far as is known: what a provider does not say proves nothing. */
const never = 0;

const arrive = async (ctx: Ctx, identity: OpenIdIdentity, attempt: StoredAttempt): Promise<Response> => {
  const known = await personOf(ctx, identity);
  if (known) {
    const admitted = await admit(ctx, known, { bearer: false, authenticatedAt: new Date(identity.authenticatedAt ?? never) });
    return admitted.ok ? redirect(new URL(attempt.from ?? attempt.at, ctx.config.baseUrl)) : backTo(ctx, attempt, 'second');
  }
  const { email } = identity;
  if (email === null) return backTo(ctx, attempt, 'openid-no-email');
  if (await isEmailTaken(ctx.db, email)) return backTo(ctx, attempt, 'openid-taken');
  ctx.cookies.add(identityCookie.set(ctx.config, { ...identity, email }));
  return backTo(ctx, attempt, 'complete');
};

const personOf = async ({ db }: Ctx, identity: Pick<OpenIdIdentity, 'issuer' | 'subject'>): Promise<Person | null> => {
  const uid = await uidOfIdentity(db, identity);
  return uid === null ? null : findByUid(db, uid);
};

/** The page on which the person began, with the sign-in dialog at this screen. */
const backTo = (ctx: Ctx, attempt: StoredAttempt | null, screen: SignInProblem | 'second' | 'complete'): Response => {
  const page = new URL(attempt?.at ?? '/', ctx.config.baseUrl);
  page.searchParams.set('signin', screen);
  if (attempt?.from) page.searchParams.set('from', attempt.from);
  return redirect(page);
};

const redirect = (page: URL): Response =>
  new Response(null, {
    status: 303,
    headers: { location: page.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

/** Makes the account with the names as the person has corrected them. An address that somebody took meanwhile is refused, and nothing is left. */
export const completeOpenId = async (ctx: Ctx, input: InputOf<Calls['completeOpenId']>): Promise<Result<OutputOf<Calls['completeOpenId']>>> => {
  const identity = identityCookie.read(ctx.config, ctx.cookies.incoming);
  if (!identity) return refused(refuse('signin.step_over'));
  const known = await personOf(ctx, identity);
  const completed = known ? await admit(ctx, known, { bearer: false, authenticatedAt: new Date(never) }) : await createAccount(ctx, identity, input);
  if (completed.ok || completed.refusal.code === 'email.taken') ctx.cookies.add(identityCookie.clear(ctx.config));
  return completed;
};

const createAccount = async (ctx: Ctx, identity: StoredIdentity, input: InputOf<Calls['completeOpenId']>): Promise<Result<{ me: Person }>> => {
  const [firstName, lastName] = [tidyName(input.firstName), tidyName(input.lastName)];
  const taken = refused(refuse('email.taken', { field: 'email' }));
  try {
    const made = await transact(ctx, async (tx) => {
      if (await isEmailTaken(tx, identity.email)) return taken;
      const uid = await insertIdentity(tx, { ...identity, name: `${firstName} ${lastName}` });
      const me = await registerWithin(
        ctx,
        tx,
        { ...input, firstName, lastName, email: identity.email, uid },
        { isConfirmed: identity.emailVerified },
      );
      return ok({ me, session: await openSession(ctx, tx, me, { bearer: false, isFirst: true }) });
    });
    if (!made.ok) return made;
    const { me, session } = made.value;
    await handOver(ctx, me, session, { bearer: false });
    return ok({ me });
  } catch (fault) {
    if (sqlState(fault) === '23505') return taken;
    throw fault;
  }
};
