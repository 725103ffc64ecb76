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

export const emailProblem = (email: string): EntryProblem | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? undefined : 'problem.email';

export const requiredProblem = (text: string): EntryProblem | undefined => (text.trim() ? undefined : 'problem.required');

/** What is wrong with the password of a sign-in: only its length, the rest is the server's word. */
export const signInPasswordProblem = (password: string): EntryProblem | undefined =>
  password.length < passwordSignInMin ? 'problem.password.short' : undefined;

/** What is wrong with a new password (docs/rules/accounts.md#passwords). */
export const newPasswordProblem = (password: string): EntryProblem | undefined => {
  const length = [...password].length;
  if (length < passwordSignUpMin || length > passwordMax) return 'problem.password.length';
  return /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) ? undefined : 'problem.password.case';
};

export const repeatProblem = (password: string, repeat: string): EntryProblem | undefined => (password === repeat ? undefined : 'problem.repeat');
