/** Whether a new password is one that is guessed first: the server's own rule, fetched where a password is chosen. */

import { useEffect, useState } from 'react';
import type { isGuessable, PasswordOwner } from '../../../../domain/accounts/rules/guessable-passwords.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { translatorOf } from '../../../kit/words/words.ts';

// Its words weigh more than the form: pages that only lead to one do not bring them.
const load = async () => (await import('../../../../domain/accounts/rules/guessable-passwords.ts')).isGuessable;

/** Nobody's: for a form that does not know whose password it is. */
export const nobodyKnown: PasswordOwner = { firstName: '', lastName: '', email: '' };

/** The server's sentence about a password that is guessed first, else null. Where the rule cannot be fetched nothing is said here: the server refuses it. */
export const guessableText = async (password: string, owner: PasswordOwner, lang: Lang): Promise<string | null> => {
  try {
    const check = await load();
    if (!check(password, owner)) return null;
    const { accountRefusalWords } = await import('../../../../words/accounts/refusals.ts');
    return translatorOf(accountRefusalWords, lang)('refusal.password.guessable');
  } catch {
    return null;
  }
};

/** The same while somebody types. */
export const useGuessable = (password: string, owner: PasswordOwner): boolean => {
  const [check, setCheck] = useState<typeof isGuessable | null>(null);
  useEffect(() => {
    let wanted = true;
    void load().then(
      (rule) => {
        if (wanted) setCheck(() => rule);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return password !== '' && check !== null && check(password, owner);
};
