/** Writes down what happened to a second factor, and makes recovery codes. */

import { randomInt } from 'node:crypto';
import { recoveryLetters } from '../../../../domain/accounts/rules/second-factor.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import type { Id } from '../../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import type { Services } from '../../../kit/context.ts';
import { databaseNow, type Tx } from '../../../kit/database/database.ts';
import { notice, renewStreams } from '../../../kit/live/notices.ts';
import { logEvent } from '../../../kit/process/events.ts';
import { factorChanged } from '../../mail.ts';
import { renewFactorDue, replaceRecoveryCodes } from '../../store/second-factor.ts';
import { recoveryHash } from '../factor-proof.ts';
import { mail } from '../mail.ts';

/** Ten codes of ten letters and digits each: 49 bits, in two groups so that they are copied by hand without a slip. */
export const makeRecoveryCodes = async (services: Services, tx: Tx, uid: Id): Promise<string[]> => {
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

/** What happened to a second factor; `key` is the name that its owner gave a passkey. */
export type FactorChange = {
  readonly change: 'on' | 'off' | 'appOff' | 'codes' | 'removed' | 'keyAdded' | 'keyRemoved' | 'lastKeyRemoved';
  readonly key?: string;
  readonly details?: Readonly<Record<string, string>>;
};

/** Writes down what happened to a second factor, and mails it: a mail that its owner did not expect is the alarm. */
export const recordFactorChange = async (
  services: Services,
  tx: Tx,
  { uid, firstName }: Pick<SignedIn, 'uid' | 'firstName'>,
  { change, key = '', details = {} }: FactorChange,
): Promise<void> => {
  await renewFactorDue(tx, uid);
  await mail(services, tx, factorChanged, uid, {
    facts: { firstName, at: await databaseNow(tx), change, left: accountNumbers.recoveryCodes, key },
  });
  await logEvent(tx, { method: 'secondFactor', details: { change, ...details }, uid });
  await notice(tx, [`user:${uid}`]);
  await renewStreams(tx, uid);
};
