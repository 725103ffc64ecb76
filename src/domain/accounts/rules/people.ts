import type { Instant } from '../../kit/brand.ts';
import { accountNumbers } from '../../kit/numbers.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import type { SignedIn } from '../types.ts';
import type { VerificationStatus } from './verification-status.ts';
import { missingSteps, type VerificationStep } from './verification-steps.ts';

const { passwordSignUpMin, passwordMax } = accountNumbers;

/** Password of a sign-up or reset: 8-50 characters with at least one upper-case and one lower-case letter (docs/rules/accounts.md#passwords). */
export const checkPassword = (password: string): Verdict => {
  if ([...password].length < passwordSignUpMin) return refuse('password.too_short', { field: 'password', params: { min: passwordSignUpMin } });
  if ([...password].length > passwordMax) return refuse('password.too_long', { field: 'password', params: { max: passwordMax } });
  if (!/\p{Lu}/u.test(password)) return refuse('password.no_upper', { field: 'password' });
  if (!/\p{Ll}/u.test(password)) return refuse('password.no_lower', { field: 'password' });
  return null;
};

/** The strength meter's four criteria. */
export type PasswordStrength = {
  readonly length: boolean;
  readonly digit: boolean;
  readonly special: boolean;
  readonly cases: boolean;
  readonly score: number;
};

/**
 * Measures a password by four criteria: length at least 8, a digit, a special character, both cases. `score` 0-4; one that is guessed first is no
 * stronger for them and gets 1 at most.
 */
export const passwordStrength = (password: string, isGuessable = false): PasswordStrength => {
  const length = [...password].length >= passwordSignUpMin;
  const digit = /\p{Nd}/u.test(password);
  const special = /[^\p{L}\p{N}\s]/u.test(password);
  const cases = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);
  const met = [length, digit, special, cases].filter(Boolean).length;
  return { length, digit, special, cases, score: isGuessable ? Math.min(met, 1) : met };
};

/** A name as stored: outer spaces gone, inner ones single. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

const stepRefusals = {
  email: 'person.email_unverified',
  identity: 'person.identity_not_accepted',
  company: 'person.company_not_accepted',
} as const satisfies Record<VerificationStep, string>;

/** Every missing step of a person on the way to signing as a refusal, in the order in which they are taken: e-mail, identity, company. */
export const verificationRefusals = (person: VerificationStatus): readonly NonNullable<Verdict>[] =>
  missingSteps(person).map((step) => refuse(stepRefusals[step]));

/** May the name be changed? Not while the identity is being checked or stands accepted: it was accepted for this very name. */
export const mayChangeName = ({ identity }: Pick<VerificationStatus, 'identity'>): Verdict =>
  identity === 'INITIAL' || identity === 'REJECTED' ? null : refuse('person.name_locked', { field: 'lastName' });

/** Until when the former address may still undo a change (docs/rules/accounts.md#e-mail-change); null where none can be undone any more. */
export const undoRunsUntil = ({ emailChangeUndoUntil: until }: Pick<SignedIn, 'emailChangeUndoUntil'>, now: Instant): Instant | null =>
  until !== null && now < until ? until : null;

/** May the person do what waits until a change of their address cannot be undone any more? */
export const mayAfterChange = (person: Pick<SignedIn, 'emailChangeUndoUntil'>, now: Instant): Verdict => {
  const until = undoRunsUntil(person, now);
  return until === null ? null : refuse('person.email_change_pending', { params: { until } });
};

/** May the person bind their company: verified e-mail, accepted identity and company, and no e-mail change in its 72-hour undo? */
export const maySign = (person: VerificationStatus, now: Instant): Verdict => {
  const [first] = verificationRefusals(person);
  return first ?? mayAfterChange(person, now);
};

/** The version of the marketing consent's text; a change of the text is a new version. */
export const marketingTextVersion = '2026-11-26';
