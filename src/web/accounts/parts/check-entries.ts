/** Checks what is typed in the sign-in dialog. */

import { accountNumbers } from '../../../domain/kit/numbers.ts';

/** The keys of the sentences under a field, see the room's words. */
export type EntryProblem =
  | 'problem.email'
  | 'problem.required'
  | 'problem.password.short'
  | 'problem.password.length'
  | 'problem.password.case'
  | 'problem.repeat'
  | 'problem.code';

const { passwordSignUpMin, passwordSignInMin, passwordMax } = accountNumbers;

/** Refuses what cannot be an e-mail address; whether it exists only the code sent to it shows. */
export const emailProblem = (email: string): EntryProblem | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? undefined : 'problem.email';

/** Refuses what is empty or only spaces. */
export const requiredProblem = (text: string): EntryProblem | undefined => (text.trim() ? undefined : 'problem.required');

/** Refuses a password too short to be one; everything else is for the server to say. */
export const signInPasswordProblem = (password: string): EntryProblem | undefined =>
  password.length < passwordSignInMin ? 'problem.password.short' : undefined;

/** Refuses a new password by its length or for want of both cases (docs/rules/accounts.md#passwords). */
export const newPasswordProblem = (password: string): EntryProblem | undefined => {
  const length = [...password].length;
  if (length < passwordSignUpMin || length > passwordMax) return 'problem.password.length';
  return /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) ? undefined : 'problem.password.case';
};

/** Refuses a repeated password that differs. */
export const repeatProblem = (password: string, repeat: string): EntryProblem | undefined => (password === repeat ? undefined : 'problem.repeat');
