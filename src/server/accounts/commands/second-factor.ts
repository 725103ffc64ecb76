/** Switches the second factor on and off, and makes recovery codes. */

import { randomInt } from 'node:crypto';
import type { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { recoveryLetters, tidyCode } from '../../../domain/accounts/rules/second-factor.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { notice, renewStreams } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { qrSvg } from '../../kit/qr.ts';
import { seal } from '../../kit/security/secrets.ts';
import { newTotpSecret, totpAddress } from '../../kit/security/totp.ts';
import { factorChanged } from '../mail.ts';
import { confirmPending, deleteFactor, factorSince, renewFactorDue, replaceRecoveryCodes, savePending } from '../store/second-factor.ts';
import { findByEmail } from '../store.ts';
import { confirmPassword } from './confirm-password.ts';
import { checkFactor, recoveryHash, stepOf, takeFactor, tryFactor, wrongCode } from './factor-proof.ts';
import { mail } from './mail.ts';

type Calls = typeof securityCalls;
type RecoveryCodes = OutputOf<Calls['confirmSecondFactor']>;

/**
 * Makes the secret of an app, which counts once a code of it was entered. The password is asked for, or a code where a second factor is on
 * already: it stays until then, so that a phone is changed without a gap.
 */
export const startSecondFactor = async (
  ctx: Ctx,
  { password, code }: InputOf<Calls['startSecondFactor']>,
): Promise<Result<OutputOf<Calls['startSecondFactor']>>> => {
  const me = signedIn(ctx);
  const mayStart = (await factorSince(ctx.db, me.uid)) === null ? await byPassword(ctx, password) : await byCode(ctx, me, code);
  if (!mayStart.ok) return mayStart;
  const secret = newTotpSecret();
  const saved = await transact(ctx, async (tx) => ok(await savePending(tx, me.uid, seal(ctx.config.secret, 'second-factor', secret))));
  if (!saved.ok) return saved;
  return ok({ secret, picture: await qrSvg(totpAddress(secret, me.email, 'Parter')) });
};

const byPassword = async (ctx: Ctx, password: string | undefined): Promise<Result<null>> => {
  const wrong = await confirmPassword(ctx, password);
  return wrong ? refused(wrong) : ok(null);
};

const byCode = async (ctx: Ctx, me: SignedIn, code: string | undefined): Promise<Result<null>> => {
  if (code === undefined) return refused(refuse('factor.is_on'));
  const checked = await checkFactor(ctx, me.uid, code);
  return checked.ok ? transact(ctx, (tx) => takeFactor(ctx, tx, me, checked.value)) : checked;
};

/** Switches the second factor on with the first code of the app, and answers new recovery codes: this once, only their hashes are kept. */
export const confirmSecondFactor = async (ctx: Ctx, { code }: InputOf<Calls['confirmSecondFactor']>): Promise<Result<RecoveryCodes>> => {
  const me = signedIn(ctx);
  const tried = await tryFactor(ctx, me.uid);
  if (!tried.ok) return tried;
  const { pendingSecret } = tried.value.factor;
  if (pendingSecret === null) return refused(refuse('factor.is_off'));
  const step = stepOf(ctx, pendingSecret, tidyCode(code));
  if (step === null) return wrongCode(tried.value);
  return transact(ctx, async (tx) => {
    if (!(await confirmPending(tx, me.uid, pendingSecret, step))) return refused(refuse('factor.is_off'));
    const recoveryCodes = await makeRecoveryCodes(ctx, tx, me.uid);
    await recordFactorChange(ctx, tx, me, 'on');
    return ok({ recoveryCodes });
  });
};

/** Ten codes of ten letters and digits each: 49 bits, in two groups so that they are copied by hand without a slip. */
const makeRecoveryCodes = async (services: Services, tx: Tx, uid: Id): Promise<string[]> => {
  const letter = (): string => recoveryLetters[randomInt(recoveryLetters.length)] ?? '';
  const codes = Array.from({ length: accountNumbers.recoveryCodes }, () =>
    Array.from({ length: accountNumbers.recoveryCodeLength }, letter).join(''),
  );
  await replaceRecoveryCodes(
    tx,
    uid,
    codes.map((code) => recoveryHash(services, uid, code)),
  );
  const half = accountNumbers.recoveryCodeLength / 2;
  return codes.map((code) => `${code.slice(0, half)}-${code.slice(half)}`);
};

/** Writes down what happened to a second factor, and mails it: a mail that its owner did not expect is the alarm. */
const recordFactorChange = async (
  services: Services,
  tx: Tx,
  { uid, firstName }: Pick<SignedIn, 'uid' | 'firstName'>,
  change: 'on' | 'off' | 'codes' | 'removed',
  details: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await renewFactorDue(tx, uid);
  await mail(services, tx, factorChanged, uid, {
    facts: { firstName, at: await databaseNow(tx), change, left: accountNumbers.recoveryCodes },
  });
  await logEvent(tx, { method: 'secondFactor', details: { change, ...details }, uid });
  await notice(tx, [`user:${uid}`]);
  await renewStreams(tx, uid);
};

/** Switches the second factor off with one of its codes. */
export const switchOffSecondFactor = async (ctx: Ctx, { code }: InputOf<Calls['switchOffSecondFactor']>): Promise<Result<Done>> => {
  const me = signedIn(ctx);
  if (isAdmin(me)) return refused(refuse('factor.compulsory'));
  const checked = await checkFactor(ctx, me.uid, code);
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    const used = await takeFactor(ctx, tx, me, checked.value);
    if (!used.ok) return used;
    await deleteFactor(tx, me.uid);
    await recordFactorChange(ctx, tx, me, 'off');
    return done;
  });
};

/** Makes new recovery codes with one of the codes that count; the earlier ones are void. */
export const renewRecoveryCodes = async (ctx: Ctx, { code }: InputOf<Calls['renewRecoveryCodes']>): Promise<Result<RecoveryCodes>> => {
  const me = signedIn(ctx);
  const checked = await checkFactor(ctx, me.uid, code);
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    const used = await takeFactor(ctx, tx, me, checked.value);
    if (!used.ok) return used;
    const recoveryCodes = await makeRecoveryCodes(ctx, tx, me.uid);
    await recordFactorChange(ctx, tx, me, 'codes');
    return ok({ recoveryCodes });
  });
};

/** Takes the second factor of somebody away who has lost phone and recovery codes. An admin does it, who has made sure who asks; the reason stands in the event log. Nobody takes their own: it is compulsory for admins. */
export const removeSecondFactor = (ctx: Ctx, { email, reason }: InputOf<Calls['removeSecondFactor']>): Promise<Result<Done>> =>
  remove(ctx, email, { by: signedIn(ctx).uid, reason });

/** The same from the command line of the machine, for the only admin there is. */
export const dropSecondFactor = (services: Services, email: string): Promise<Result<Done>> => remove(services, email, { by: 'command line' });

const remove = (services: Services, email: string, details: Readonly<Record<string, string>>): Promise<Result<Done>> =>
  transact(services, async (tx) => {
    const found = await findByEmail(tx, email);
    if (!found) return refused(refuse('person.not_found', { field: 'email' }));
    if (found.uid === details['by']) return refused(refuse('factor.compulsory', { field: 'email' }));
    if (!(await deleteFactor(tx, found.uid))) return refused(refuse('factor.is_off', { field: 'email' }));
    await recordFactorChange(services, tx, found, 'removed', details);
    return done;
  });
