/** Passkeys: how many somebody has, when one was copied, and when the last factor may go. */

import { accountNumbers } from '../../kit/numbers.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';

/** May somebody add a passkey to those that they have? */
export const mayAddPasskey = (count: number): Verdict =>
  count < accountNumbers.passkeys ? null : refuse('passkey.too_many', { params: { max: accountNumbers.passkeys } });

/**
 * Whether the counter of a key went back: two devices count with the same key, so one is a copy. A key that does not count always says 0. Stored 5:
 * 6 is right, 5 and 4 are not; stored 0: 0 and 1 are right.
 */
export const isCounterBack = (stored: number, shown: number): boolean => (stored > 0 || shown > 0) && shown <= stored;

/** What is left of a second factor after an act. */
export type FactorRest = { readonly hasApp: boolean; readonly passkeys: number };

/** Is a second factor on with what is left? Recovery codes alone are none: they only stand in for one. */
export const isFactorOn = ({ hasApp, passkeys }: FactorRest): boolean => hasApp || passkeys > 0;

/** May an app or a passkey go? An admin keeps one of either kind (docs/rules/accounts.md#second-factor). */
export const mayDropFactor = ({ isAdmin, rest }: { readonly isAdmin: boolean; readonly rest: FactorRest }): Verdict =>
  isAdmin && !isFactorOn(rest) ? refuse('factor.compulsory') : null;
