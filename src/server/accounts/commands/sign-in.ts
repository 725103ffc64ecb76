/** Opens and ends sessions, and sets a new password. */

import type { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { checkPassword, tidyName } from '../../../domain/accounts/rules/people.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { renewStreams } from '../../kit/live/notices.ts';
import { sendMail } from '../../kit/mail/send.ts';
import { issueToken, readToken, useToken, voidTokens } from '../../kit/security/tokens.ts';
import { authOf, isAuthRefusal, replacePassword } from '../adapters/auth.ts';
import { passwordChanged, passwordReset } from '../mail.ts';
import { findByEmail, findByUid, type Person } from '../store.ts';
import { register } from './registration.ts';

type Input<Name extends keyof typeof accountsCalls> = InputOf<(typeof accountsCalls)[Name]>;

const resetPurpose = 'password-reset';
const success = { status: 'SUCCESS', message: '' } as const;

/** Makes the account, opens a session, and mails the code that confirms the address. */
export const signUp = async (ctx: Ctx, input: Input<'signUp'>): Promise<Result<{ me: Person }>> => {
  const weak = checkPassword(input.password);
  if (weak) return refused(weak);
  const [firstName, lastName] = [tidyName(input.firstName), tidyName(input.lastName)];
  try {
    const { headers, response } = await authOf(ctx).api.signUpEmail({
      body: { email: input.email, password: input.password, name: `${firstName} ${lastName}` },
      headers: new Headers({ 'user-agent': ctx.userAgent }),
      returnHeaders: true,
    });
    const registered = await register(ctx, { ...input, firstName, lastName, uid: response.user.id });
    if (registered.ok) passCookies(ctx, headers);
    return registered;
  } catch (fault) {
    if (isAuthRefusal(fault, ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']))
      return refused(refuse('email.taken', { field: 'email' }));
    throw fault;
  }
};

const passCookies = (ctx: Ctx, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) ctx.cookies.add(cookie);
};

/** Opens a session by e-mail and password. A program that asks for `bearer` gets the token and no cookie. */
export const signIn = async (ctx: Ctx, { email, password, bearer }: Input<'signIn'>): Promise<Result<{ me: Person; token: string | null }>> => {
  // Beside the limit of the caller's address: one account guessed at from many addresses.
  const tooMany = ctx.rates.count(`signin:${email}`, accountNumbers.signInsPerMinute);
  if (tooMany) return refused(tooMany);
  try {
    const { headers, response } = await authOf(ctx).api.signInEmail({
      body: { email, password },
      headers: new Headers({ 'user-agent': ctx.userAgent }),
      returnHeaders: true,
    });
    const me = (await findByUid(ctx.db, response.user.id)) ?? (await recover(ctx, response.user));
    if (!me) return refused(refuse('signin.wrong'));
    if (!bearer) passCookies(ctx, headers);
    return ok({ me, token: bearer ? response.token : null });
  } catch (fault) {
    if (
      isAuthRefusal(fault, ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD', 'PASSWORD_TOO_SHORT', 'USER_NOT_FOUND', 'CREDENTIAL_ACCOUNT_NOT_FOUND'])
    )
      return refused(refuse('signin.wrong'));
    throw fault;
  }
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

/** Ends the session of this browser; without one nothing happens. */
export const signOut = async (ctx: Ctx): Promise<Result<Record<string, never>>> => {
  const { headers } = await authOf(ctx).api.signOut({ headers: new Headers({ cookie: ctx.cookies.incoming }), returnHeaders: true });
  passCookies(ctx, headers);
  if (ctx.viewer.kind === 'signed-in') await endStreams(ctx, ctx.viewer.uid);
  return ok({});
};

/** Mails a link to set a new password. Whether the address is known is not told. */
export const requestPasswordReset = async (ctx: Ctx, { email }: Input<'requestPasswordReset'>): Promise<Result<typeof success>> => {
  const tooMany = ctx.rates.count(`reset:${email}`, accountNumbers.passwordResetsPerMinute);
  if (tooMany) return refused(tooMany);
  return transact(ctx, async (tx) => {
    const found = await findByEmail(tx, email);
    if (!found) return ok(success);
    await voidTokens(tx, resetPurpose, found.uid);
    const token = await issueToken(
      tx,
      { purpose: resetPurpose, subject: found.uid, uid: found.uid },
      { minutes: accountNumbers.passwordResetMinutes },
    );
    await sendMail(ctx, tx, passwordReset, {
      to: found.email,
      uid: found.uid,
      lang: found.lang,
      facts: { firstName: found.firstName },
      secrets: { token },
    });
    return ok(success);
  });
};

/** Sets a new password with the token of the mailed link, and ends every session of the person. */
export const resetPassword = async (ctx: Ctx, { token, password }: Input<'resetPassword'>): Promise<Result<typeof success>> => {
  const weak = checkPassword(password);
  if (weak) return refused(weak);
  const grant = await readToken(ctx.db, token, resetPurpose);
  const found = grant && (await findByUid(ctx.db, grant.subject));
  if (!found) return refused(refuse('password.link_invalid'));
  const used = await transact(ctx, async (tx) => {
    if (!(await useToken(tx, token, resetPurpose))) return refused(refuse('password.link_invalid'));
    await sendMail(ctx, tx, passwordChanged, {
      to: found.email,
      uid: found.uid,
      lang: found.lang,
      facts: { firstName: found.firstName, at: await databaseNow(tx) },
    });
    return ok(success);
  });
  // The library writes by its own connection: a crash just here costs the person a second link, never the old password's safety.
  if (!used.ok) return used;
  await replacePassword(ctx, found.uid, password);
  await endStreams(ctx, found.uid);
  return used;
};
