/** Challenges of passkeys, and whether an answer to one is right. */

import { refuse } from '../../../../domain/accounts/refusals.ts';
import { isCounterBack } from '../../../../domain/accounts/rules/passkeys.ts';
import type { Id } from '../../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../../domain/kit/verdict.ts';
import type { Services } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/database.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { logEvent } from '../../../kit/process/events.ts';
import { issueToken, useToken } from '../../../kit/security/tokens.ts';
import { challengeIn, type ShownPasskey, shownCounter } from '../../adapters/web-authn.ts';
import { type PasskeyRow, passkeyByCredential, takeUse } from '../../store/passkeys.ts';

/** What a challenge is answered for. An answer for one thing is worth nothing for another. */
export type PasskeyPurpose = 'passkey-make' | 'passkey-sign-in' | 'passkey-step' | 'passkey-proof';

/** Whose challenge of which purpose: nobody is known yet who signs in with a passkey alone. */
export type PasskeyUse = { readonly purpose: PasskeyPurpose; readonly uid: Id | null };

/** The uses at which the key must say that it verified its owner. After the password, having it is enough, as with an app. */
export const verifies = ({ purpose }: PasskeyUse): boolean => purpose !== 'passkey-step';

const subjectOf = ({ uid }: PasskeyUse): string => uid ?? 'anybody';

/** Makes a challenge, good once and for five minutes; only its hash is kept. */
export const issueChallenge = (services: Services, use: PasskeyUse): Promise<Result<string>> =>
  transact(services, async (tx) =>
    ok(await issueToken(tx, { purpose: use.purpose, subject: subjectOf(use), uid: use.uid }, { minutes: accountNumbers.passkeyMinutes })),
  );

/** Uses a challenge up, in a transaction of its own: what is answered wrongly is not answered twice. */
export const takeChallenge = async (
  services: Services,
  use: PasskeyUse,
  answer: { readonly response: { readonly clientDataJSON: string } },
): Promise<Result<string>> => {
  const challenge = challengeIn(answer);
  const grant = await transact(services, async (tx) => ok(await useToken(tx, challenge, use.purpose)));
  if (!grant.ok) return grant;
  return grant.value?.subject === subjectOf(use)
    ? ok(challenge)
    : refused(refuse('passkey.step_over', { params: { minutes: accountNumbers.passkeyMinutes } }));
};

/** A use of a passkey that is right and not noted yet. */
export type PasskeyProof = { readonly kind: 'passkey'; readonly key: PasskeyRow; readonly counter: number };

/** Checks what a browser answered with a passkey. A key of somebody else is as unknown as one of nobody. */
export const checkPasskey = async (services: Services, use: PasskeyUse, shown: ShownPasskey): Promise<Result<PasskeyProof>> => {
  const challenge = await takeChallenge(services, use, shown);
  if (!challenge.ok) return challenge;
  const key = await passkeyByCredential(services.db, shown.id);
  if (key === null || (use.uid !== null && key.uid !== use.uid)) return refused(refuse('passkey.unknown'));
  const counter = await shownCounter(services.config, shown, key, { challenge: challenge.value, verifies: verifies(use) });
  if (counter === null) return refused(refuse('passkey.not_accepted'));
  return isCounterBack(key.counter, counter) ? counterBack(services, key) : ok({ kind: 'passkey', key, counter });
};

/** The log keeps it: the key may have been copied. */
const counterBack = (services: Services, { id, uid }: PasskeyRow): Promise<Result<never>> =>
  transact(services, async (tx) => {
    await logEvent(tx, { method: 'secondFactor', details: { change: 'passkeyCounterBack', passkeyId: id }, uid });
    return ok(null);
  }).then((logged) => (logged.ok ? refused(refuse('passkey.counter')) : logged));

/** Notes a checked use inside the transaction of the act that it allows; another request may have been faster, or the key is gone. */
export const takePasskey = async (tx: Tx, { key, counter }: PasskeyProof): Promise<Result<null>> =>
  (await takeUse(tx, key, counter)) ? ok(null) : refused(refuse('passkey.not_accepted'));
