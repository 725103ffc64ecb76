import { useState } from 'react';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './auth.module.css';
import { emailProblem, requiredProblem } from './check-entries.ts';
import { EmailEntry } from './email-entry.tsx';
import { PasswordEntry } from './password/password-entry.tsx';
import { useSentForm } from './use-sent-form.ts';

type CorrectAddressProps = {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  /** What was typed at the sign-up; after a reload it is asked for again. */
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly sent: () => void;
  readonly back: () => void;
};

/** Corrects an address that was mistyped at the sign-up; everything else that was typed stays, and a code goes to the corrected one. */
export const CorrectAddress = ({ email, setEmail, password, setPassword, sent, back }: CorrectAddressProps) => {
  const t = useWords(accountWords);
  const [asksPassword] = useState(password === '');
  const { texts, busy, form } = useSentForm<'email' | 'password'>({
    check: (entry) => ({ email: emailProblem(entry.email), password: requiredProblem(asksPassword ? entry.password : password) }),
    send: (entry) => browserAsk(accountsCalls.requestEmailChange, { email: entry.email.trim(), password: asksPassword ? entry.password : password }),
    done: sent,
  });
  const elsewhere = texts.form ?? (asksPassword ? undefined : texts.password);
  return (
    <form {...form}>
      <p className={styles['lead']}>{t('address.text')}</p>
      {elsewhere && (
        <div role="alert" className={styles['alert']}>
          <Note tone="red">{elsewhere}</Note>
        </div>
      )}
      <EmailEntry email={email} setEmail={setEmail} error={texts.email} autoComplete="email" />
      {asksPassword && (
        <PasswordEntry name="password" label={t('field.password')} onInput={setPassword} error={texts.password} autoComplete="current-password" />
      )}
      <Button type="submit" kind="main" size="l" full busy={busy && t('forgot.busy')}>
        {t('email.change.send')}
      </Button>
      <p className={styles['switch']}>
        <button type="button" className={styles['link']} onClick={back}>
          {t('up.back')}
        </button>
      </p>
    </form>
  );
};
