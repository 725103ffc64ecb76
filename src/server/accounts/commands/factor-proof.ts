/** Checks and uses up what somebody shows of a second factor: a code, or a passkey. */

import { refuse } from '../../../domain/accounts/refusals.ts';
import { isAppCode, isRecoveryCode, tidyCode } from '../../../domain/accounts/rules/second-factor.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { mac, macs, unseal } from '../../kit/security/secrets.ts';
import { matchingStep } from '../../kit/security/totp.ts';
import type { ShownPasskey } from '../adapters/web-authn.ts';
import { factorChanged } from '../mail.ts';
import { countRecoveryCodes, countTry, type FactorTry, recoveryCodeOf, takeRecoveryCode, takeStep } from '../store/second-factor.ts';
import type { Person } from '../store.ts';
import { mail } from './mail.ts';
import { checkPasskey, type PasskeyProof, takePasskey } from './passkeys/proof.ts';

/** What was shown and is right: a step of the app's time, a recovery code, or a passkey. */
type FactorProof = { readonly kind: 'app'; readonly step: number } | { readonly kind: 'recovery'; readonly hash: string } | PasskeyProof;

/** What somebody shows; nothing counts as a wrong code. */
export type GivenProof = { readonly code?: string | undefined; readonly passkey?: ShownPasskey | undefined };

/** The hash that is kept of a recovery code. */
export const recoveryHash = ({ config }: Services, uid: Id, tidy: string): string => mac(config.secrets, 'second-factor', recoveryText(uid, tidy));

const recoveryText = (uid: Id, tidy: string): string => `${uid}:${tidy}`;

/** Counts a try at a person's codes: five wrong ones, then they wait for a quarter of an hour. */
export const tryFactor = async (services: Services, uid: Id): Promise<Result<FactorTry>> => {
  const tried = await countTry(services.db, uid);
  if (tried === null) return refused(refuse('factor.is_off'));
  if (tried.tries > accountNumbers.secondFactorTries)
    return refused(refuse('factor.too_many_tries', { field: 'code', params: { minutes: tried.minutes, retryAfter: tried.minutes * 60 } }));
  return ok(tried);
};

/** What a wrong code is answered. */
export const wrongCode = ({ tries }: FactorTry): Result<never> =>
  refused(refuseKit('code.wrong', { field: 'code', params: { n: accountNumbers.secondFactorTries - tries } }));

/** The step of which this is a code of the app with the sealed secret; null when it is wrong. */
export const stepOf = ({ config }: Services, sealedSecret: string, tidy: string): number | null =>
  matchingStep(String(unseal(config.secrets, 'second-factor', sealedSecret)), tidy, Date.now());

/** Checks a passkey or a code. Tries at codes do not count for passkeys, which nobody guesses: who guesses codes does not keep out the owner of a key. */
export const checkFactor = (
  services: Services,
  uid: Id,
  { code = '', passkey }: GivenProof,
  purpose: 'passkey-step' | 'passkey-proof',
): Promise<Result<FactorProof>> => (passkey ? checkPasskey(services, { purpose, uid }, passkey) : checkCode(services, uid, code));

/** Checks a code of the app or a recovery code. The try is counted before the code is compared: a roll-back must not give tries back. */
const checkCode = async (services: Services, uid: Id, code: string): Promise<Result<FactorProof>> => {
  const tried = await tryFactor(services, uid);
  if (!tried.ok) return tried;
  const { sealedSecret, confirmedAt, lastStep } = tried.value.factor;
  if (confirmedAt === null) return refused(refuse('factor.is_off'));
  const tidy = tidyCode(code);
  if (!isAppCode(tidy)) return checkRecoveryCode(services, uid, tidy, tried.value);
  // Passkeys without an app: no code of six digits is right.
  if (sealedSecret === null) return wrongCode(tried.value);
  const step = stepOf(services, sealedSecret, tidy);
  if (step === null) return wrongCode(tried.value);
  return step > lastStep ? ok({ kind: 'app', step }) : codeUsed;
};

const codeUsed = refused(refuse('factor.code_used', { field: 'code' }));

const checkRecoveryCode = async (services: Services, uid: Id, tidy: string, tried: FactorTry): Promise<Result<FactorProof>> => {
  if (!isRecoveryCode(tidy)) return wrongCode(tried);
  const hash = await recoveryCodeOf(services.db, uid, macs(services.config.secrets, 'second-factor', recoveryText(uid, tidy)));
  return hash === null ? wrongCode(tried) : ok({ kind: 'recovery', hash });
};

/** Uses what was checked up inside the transaction of the act that it allows. A recovery code is told of by mail, with how many are left. */
export const takeFactor = async (
  services: Services,
  tx: Tx,
  person: Pick<Person, 'uid' | 'firstName'>,
  proof: FactorProof,
): Promise<Result<null>> => {
  const { uid, firstName } = person;
  if (proof.kind === 'passkey') return takePasskey(tx, proof);
  if (proof.kind === 'app') return (await takeStep(tx, uid, proof.step)) ? ok(null) : codeUsed;
  if (!(await takeRecoveryCode(tx, uid, proof.hash))) return codeUsed;
  const [at, left] = [await databaseNow(tx), await countRecoveryCodes(tx, uid)];
  await mail(services, tx, factorChanged, uid, { facts: { firstName, at, change: 'recovery', left, key: '' } });
  return ok(null);
};
