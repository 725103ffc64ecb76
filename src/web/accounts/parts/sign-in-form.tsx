/** The form that signs in. */

import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { Button } from '../../kit/parts/button.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './auth.module.css';
import { emailProblem, signInPasswordProblem } from './check-entries.ts';
import { EmailEntry } from './email-entry.tsx';
import { FormProblem } from './form-problem.tsx';
import type { Mode } from './modes.ts';
import { PasswordEntry } from './password/password-entry.tsx';
import { useSentForm } from './use-sent-form.ts';

/** A screen of the dialog: what it was filled with before, and how to go on to another screen. */
export type AuthFormProps = {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly go: (mode: Mode) => void;
  readonly done: () => void;
};

/** Signs in with address and password. It leads on to the code of the second factor where there is one. */
export const SignInForm = ({ email, setEmail, go, done, returns }: AuthFormProps & { readonly returns: boolean }) => {
  const t = useWords(accountWords);
  const { texts, busy, form } = useSentForm<'email' | 'password'>({
    check: (entry) => ({ email: emailProblem(entry.email), password: signInPasswordProblem(entry.password) }),
    send: async (entry) => {
      const answer = await browserAsk(accountsCalls.signIn, { ...entry, bearer: false });
      if (answer.ok || answer.refusal.code !== 'signin.code_needed') return answer;
      go('second');
      return null;
    },
    done,
    failed: t('in.failed'),
  });
  return (
    <form {...form}>
      {returns && <p className={styles['lead']}>{t('in.back')}</p>}
      <FormProblem text={texts.form} isNote />
      <EmailEntry email={email} setEmail={setEmail} error={texts.email} autoComplete="username" />
      <PasswordEntry name="password" label={t('field.password')} error={texts.password} autoComplete="current-password" />
      <p className={styles['aside']}>
        <button type="button" className={styles['link']} onClick={() => go('forgot')}>
          {t('in.forgot')}
        </button>
      </p>
      <Button type="submit" kind="main" size="l" full busy={busy && t('in.busy')}>
        {t('in.act')}
      </Button>
      <p className={styles['switch']}>
        {t('in.new')}{' '}
        <button type="button" className={styles['link']} onClick={() => go('up')}>
          {t('in.new.link')}
        </button>
      </p>
    </form>
  );
};
