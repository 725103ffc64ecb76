/** Switches the app of the second factor on and off, and makes recovery codes. */

import type { securityCalls } from '../../../contract/accounts/endpoints/security.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { isFactorOn, mayDropFactor } from '../../../domain/accounts/rules/passkeys.ts';
import { tidyCode } from '../../../domain/accounts/rules/second-factor.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { qrSvg } from '../../kit/qr.ts';
import { seal, sealAgain } from '../../kit/security/secrets.ts';
import { newTotpSecret, totpAddress } from '../../kit/security/totp.ts';
import {
  confirmPending,
  deleteApp,
  deleteFactor,
  factorParts,
  factorSince,
  replaceSealed,
  savePending,
  sealedFactors,
} from '../store/second-factor.ts';
import { findByEmail, lockPerson } from '../store.ts';
import { confirmPassword } from './confirm-password.ts';
import { checkFactor, type GivenProof, stepOf, takeFactor, tryFactor, wrongCode } from './factor-proof.ts';
import { makeRecoveryCodes, recordFactorChange } from './passkeys/change.ts';

type Calls = typeof securityCalls;
type RecoveryCodes = OutputOf<Calls['confirmSecondFactor']>;

/**
 * Makes the secret of an app, which counts once a code of it was entered. The password is asked for, or a code where a second factor is on
 * already: it stays until then, so that a phone is changed without a gap.
 */
export const startSecondFactor = async (
  ctx: Ctx,
  given: InputOf<Calls['startSecondFactor']>,
): Promise<Result<OutputOf<Calls['startSecondFactor']>>> => {
  const me = signedIn(ctx);
  const mayStart = await mayChangeFactor(ctx, me, given);
  if (!mayStart.ok) return mayStart;
  const secret = newTotpSecret();
  const saved = await transact(ctx, async (tx) => ok(await savePending(tx, me.uid, seal(ctx.config.secrets, 'second-factor', secret))));
  if (!saved.ok) return saved;
  return ok({ secret, picture: await qrSvg(totpAddress(secret, me.email, 'Parter')) });
};

type FactorProof = GivenProof & { readonly password?: string | undefined };

/** Whether somebody may begin an app or a passkey: the password is asked for, or a proof of the second factor where one is on. */
export const mayChangeFactor = async (ctx: Ctx, me: SignedIn, { password, ...proof }: FactorProof): Promise<Result<null>> =>
  (await factorSince(ctx.db, me.uid)) === null ? byPassword(ctx, password) : byProof(ctx, me, proof);

const byPassword = async (ctx: Ctx, password: string | undefined): Promise<Result<null>> => {
  const wrong = await confirmPassword(ctx, password);
  return wrong ? refused(wrong) : ok(null);
};

const byProof = async (ctx: Ctx, me: SignedIn, proof: GivenProof): Promise<Result<null>> => {
  if (proof.code === undefined && proof.passkey === undefined) return refused(refuse('factor.is_on'));
  const checked = await checkFactor(ctx, me.uid, proof, 'passkey-proof');
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
    await recordFactorChange(ctx, tx, me, { change: 'on' });
    return ok({ recoveryCodes });
  });
};

/** Takes the app away with a proof of the second factor. Passkeys stay one; without any it is off, and its recovery codes are void. */
export const switchOffSecondFactor = async (ctx: Ctx, given: InputOf<Calls['switchOffSecondFactor']>): Promise<Result<DoneAnswer>> => {
  const me = signedIn(ctx);
  const withoutApp = async (reader: Reader) => ({ hasApp: false, passkeys: (await factorParts(reader, me.uid)).passkeys });
  const denied = mayDropFactor({ isAdmin: isAdmin(me), rest: await withoutApp(ctx.db) });
  if (denied) return refused(denied);
  const checked = await checkFactor(ctx, me.uid, given, 'passkey-proof');
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    await lockPerson(tx, me.uid);
    const rest = await withoutApp(tx);
    const late = mayDropFactor({ isAdmin: isAdmin(me), rest });
    if (late) return refused(late);
    const used = await takeFactor(ctx, tx, me, checked.value);
    if (!used.ok) return used;
    if (isFactorOn(rest)) await deleteApp(tx, me.uid);
    else await deleteFactor(tx, me.uid);
    await recordFactorChange(ctx, tx, me, { change: isFactorOn(rest) ? 'appOff' : 'off' });
    return done;
  });
};

/** Makes new recovery codes with a proof of the second factor; the earlier ones are void. */
export const renewRecoveryCodes = async (ctx: Ctx, given: InputOf<Calls['renewRecoveryCodes']>): Promise<Result<RecoveryCodes>> => {
  const me = signedIn(ctx);
  const checked = await checkFactor(ctx, me.uid, given, 'passkey-proof');
  if (!checked.ok) return checked;
  return transact(ctx, async (tx) => {
    const used = await takeFactor(ctx, tx, me, checked.value);
    if (!used.ok) return used;
    const recoveryCodes = await makeRecoveryCodes(ctx, tx, me.uid);
    await recordFactorChange(ctx, tx, me, { change: 'codes' });
    return ok({ recoveryCodes });
  });
};

/** Takes the second factor of somebody away who has lost phone and recovery codes. An admin does it, who has made sure who asks; the reason stands in the event log. Nobody takes their own: it is compulsory for admins. */
export const removeSecondFactor = (ctx: Ctx, { email, reason }: InputOf<Calls['removeSecondFactor']>): Promise<Result<DoneAnswer>> =>
  remove(ctx, email, { by: signedIn(ctx).uid, reason });

/** The same from the command line of the machine, for the only admin there is. */
export const dropSecondFactor = (services: Services, email: string): Promise<Result<DoneAnswer>> => remove(services, email, { by: 'command line' });

const remove = (services: Services, email: string, details: Readonly<Record<string, string>>): Promise<Result<DoneAnswer>> =>
  transact(services, async (tx) => {
    const found = await findByEmail(tx, email);
    if (!found) return refused(refuse('person.not_found', { field: 'email' }));
    if (found.uid === details['by']) return refused(refuse('factor.compulsory', { field: 'email' }));
    if (!(await deleteFactor(tx, found.uid))) return refused(refuse('factor.is_off', { field: 'email' }));
    await recordFactorChange(services, tx, found, { change: 'removed', details });
    return done;
  });

const columns = ['sealedSecret', 'pendingSecret'] as const;

/** Closes the secrets of apps that a former `SECRET` closed with the current one, so that the former one can go (docs/secret-rotation.md). */
export const sealFactorsAgain = async (services: Services): Promise<void> => {
  const { secrets } = services.config;
  if (secrets.length === 1) return;
  for (const factor of await sealedFactors(services.db))
    for (const column of columns) {
      const from = factor[column];
      const to = from === null ? null : sealAgain(secrets, 'second-factor', from);
      if (from !== null && to !== null) await transact(services, async (tx) => ok(await replaceSealed(tx, factor.uid, column, from, to)));
    }
};
