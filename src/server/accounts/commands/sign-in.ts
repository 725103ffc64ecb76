/** Opens and ends sessions, and sets a new password. */

import type { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { isGuessable, type PasswordOwner } from '../../../domain/accounts/rules/guessable-passwords.ts';
import { checkPassword, tidyName } from '../../../domain/accounts/rules/people.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneWithMessage, doneWithMessage } from '../../kit/http/done.ts';
import { networkOf } from '../../kit/http/limits/network.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { renewStreams } from '../../kit/live/notices.ts';
import { readToken, useToken, voidTokens } from '../../kit/security/tokens.ts';
import { authOf, isAuthRefusal, passwordHash, passwordOwner } from '../adapters/auth.ts';
import { isKnownBrowser, knownBrowserCookie } from '../adapters/known-browser.ts';
import { libraryCookies } from '../adapters/sessions.ts';
import { stepPurpose } from '../adapters/sign-in-step.ts';
import { passwordChanged } from '../mail.ts';
import { endSessions, findByEmail, findByUid, isEmailTaken, type Person, setPassword } from '../store.ts';
import { type Admission, admit } from './admit.ts';
import { mail } from './mail.ts';
import { register } from './registration.ts';
import { resetPurpose, sendResetLink, voidResetLinks } from './reset-link.ts';

type Input<Name extends keyof typeof accountsCalls> = InputOf<(typeof accountsCalls)[Name]>;

/** Makes the account, opens a session, and mails the code that confirms the address. */
export const signUp = async (ctx: Ctx, input: Input<'signUp'>): Promise<Result<{ me: Person }>> => {
  const weak = checkPassword(input.password) ?? checkGuessable(input.password, input);
  if (weak) return refused(weak);
  const [firstName, lastName] = [tidyName(input.firstName), tidyName(input.lastName)];
  const created = await createAccount(ctx, { ...input, name: `${firstName} ${lastName}` });
  if (!created.ok) return created;
  const { headers, response } = created.value;
  const registered = await register(ctx, { ...input, firstName, lastName, uid: response.user.id });
  if (!registered.ok) return registered;
  passCookies(ctx, headers);
  ctx.cookies.add(knownBrowserCookie(ctx.config, ctx.cookies.incoming, input.email));
  return registered;
};

const createAccount = async (ctx: Ctx, { email, password, name }: Pick<Input<'signUp'>, 'email' | 'password'> & { readonly name: string }) => {
  const taken = refused(refuse('email.taken', { field: 'email' }));
  if (await isEmailTaken(ctx.db, email)) return taken;
  try {
    const headers = new Headers({ 'user-agent': ctx.userAgent });
    return ok(await authOf(ctx).api.signUpEmail({ body: { email, password, name }, headers, returnHeaders: true }));
  } catch (fault) {
    const isKnown = isAuthRefusal(fault, ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
    // Two sign-ups of one address at once: the library's record of the second hits the unique address of the first.
    if (isKnown || (await isEmailTaken(ctx.db, email))) return taken;
    throw fault;
  }
};

const passCookies = (ctx: Ctx, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) ctx.cookies.add(cookie);
};

/** Signs in by e-mail and password. A program that asks for `bearer` gets the token and no cookie. */
export const signIn = async (ctx: Ctx, { email, password, bearer }: Input<'signIn'>): Promise<Result<Admission>> => {
  const guesses = guessesOf(ctx, email);
  const tooMany = guesses.count();
  if (tooMany) return refused(tooMany);
  const owner = await passwordOwner(ctx, email, password);
  if (!owner) return refused(refuse('signin.wrong'));
  guesses.wasRight();
  const me = (await findByUid(ctx.db, owner.id)) ?? (await recover(ctx, owner));
  return me ? admit(ctx, me, { bearer }) : refused(refuse('signin.wrong'));
};

/**
 * Counts wrong passwords of an account by the caller's address, and from everywhere together. Only browsers that never signed in to the
 * account meet the second limit, so guessing from many addresses does not keep its owner out. A right password takes its count back.
 */
const guessesOf = ({ rates, address, cookies, config }: Ctx, email: string): { readonly count: () => Verdict; readonly wasRight: () => void } => {
  const known = isKnownBrowser(config, cookies.incoming, email);
  const buckets = [
    [`signin:${networkOf(address)}:${email}`, accountNumbers.wrongPasswordsPerMinute],
    ...(known ? [] : [[`signin:${email}`, accountNumbers.wrongPasswordsPerMinuteAnywhere] as const]),
  ] as const;
  return {
    count: () => buckets.reduce<Verdict>((refusal, [bucket, limit]) => refusal ?? rates.count(bucket, limit), null),
    wasRight: () => {
      for (const [bucket] of buckets) rates.forgive(bucket);
    },
  };
};

/** A sign-up that was cut off between the library's record and ours is finished at the first sign-in. */
const recover = async (ctx: Ctx, user: { readonly id: string; readonly email: string; readonly name: string }): Promise<Person | null> => {
  const [firstName = user.name, ...rest] = user.name.split(' ');
  const registered = await register(ctx, {
    uid: user.id,
    email: user.email,
    firstName,
    lastName: rest.join(' '),
    lang: ctx.lang,
    marketingConsent: false,
  });
  return registered.ok ? registered.value.me : null;
};

/** After sessions have ended: what hangs on them ends too. Streams of sessions that stand come back at once. */
const endStreams = (ctx: Ctx, uid: string): Promise<Result<void>> => transact(ctx, async (tx) => ok(await renewStreams(tx, uid)));

/** Ends the session of this browser, or the one whose bearer token was shown; without one nothing happens. */
export const signOut = async (ctx: Ctx): Promise<Result<Record<string, never>>> => {
  const { incoming, authorization } = ctx.cookies;
  const cookie = await libraryCookies(ctx, incoming);
  const { headers } = await authOf(ctx).api.signOut({
    headers: new Headers({ cookie, ...(authorization === '' ? {} : { authorization }) }),
    returnHeaders: true,
  });
  passCookies(ctx, headers);
  if (ctx.viewer.kind === 'signed-in') await endStreams(ctx, ctx.viewer.uid);
  return ok({});
};

/**
 * Mails a link to set a new password. Whether the address is known is not told, nor that it was asked for too often: the last links still
 * work. Nor does the time tell it: a known address and an unknown one cost the same, the rest is a job's.
 */
export const requestPasswordReset = async (ctx: Ctx, { email }: Input<'requestPasswordReset'>): Promise<Result<DoneWithMessage>> =>
  transact(ctx, async (tx) => {
    const found = await findByEmail(tx, email);
    await enqueue(ctx, tx, sendResetLink, { uid: found?.uid ?? null });
    return doneWithMessage;
  });

const checkGuessable = (password: string, owner: PasswordOwner): Verdict =>
  isGuessable(password, owner) ? refuse('password.guessable', { field: 'password' }) : null;

/** Sets a new password with the token of the mailed link, and ends every session of the person. */
export const resetPassword = async (ctx: Ctx, { token, password }: Input<'resetPassword'>): Promise<Result<DoneWithMessage>> => {
  const weak = checkPassword(password);
  if (weak) return refused(weak);
  const grant = await readToken(ctx.db, token, resetPurpose);
  const found = grant && (await findByUid(ctx.db, grant.subject));
  if (!found) return refused(refuse('password.link_invalid'));
  const guessable = checkGuessable(password, found);
  if (guessable) return refused(guessable);
  // Hashing takes its time, so it is done before anything is locked.
  const hash = await passwordHash(ctx, password);
  return transact(ctx, async (tx) => {
    if (!(await useToken(tx, token, resetPurpose))) return refused(refuse('password.link_invalid'));
    await voidResetLinks(tx, found.uid);
    await voidTokens(tx, stepPurpose, found.uid);
    await setPassword(tx, found.uid, hash);
    await endSessions(tx, found.uid);
    await mail(ctx, tx, passwordChanged, found, { facts: { firstName: found.firstName, at: await databaseNow(tx) } });
    await renewStreams(tx, found.uid);
    return doneWithMessage;
  });
};
