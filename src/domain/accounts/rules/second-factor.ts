/** The second factor: what its codes look like, and whose claims rest without it. */

import type { Instant } from '../../kit/brand.ts';
import { accountNumbers } from '../../kit/numbers.ts';
import type { SignedIn } from '../types.ts';

/** The letters of recovery codes: without those that are mistaken for one another (0 and O, 1, I and L). */
export const recoveryLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A typed code as it is compared: six digits of the app, or a recovery code without spaces and dashes, in capitals. */
export const tidyCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Is the tidy text a code of the app, and not a recovery code? */
export const isAppCode = (tidy: string): boolean => /^\d{6}$/.test(tidy);

/** Is the tidy text a recovery code: as many of its letters as one has? */
export const isRecoveryCode = (tidy: string): boolean =>
  tidy.length === accountNumbers.recoveryCodeLength && [...tidy].every((letter) => recoveryLetters.includes(letter));

/**
 * The person with the claims that count now. None does while nobody has confirmed the address: somebody else may have made the account, and
 * claims from before that rule are still stored (docs/rules/console.md#users). An admin whose grace of seven days ended without a second
 * factor is none until they have one (docs/rules/accounts.md#second-factor).
 */
export const withClaimsInForce = (person: SignedIn, now: Instant): SignedIn => {
  if (!person.emailVerified) return { ...person, claims: [] };
  return person.secondFactorDue === null || now < person.secondFactorDue
    ? person
    : { ...person, claims: person.claims.filter((claim) => claim !== 'admin') };
};
