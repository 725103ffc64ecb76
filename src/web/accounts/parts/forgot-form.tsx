import { useState } from 'react';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { MailDelay } from '../../kit/calls/mail-delay.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './auth.module.css';
import { emailProblem } from './check-entries.ts';
import { EmailEntry } from './email-entry.tsx';
import type { AuthFormProps } from './sign-in-form.tsx';
import { useSentForm } from './use-sent-form.ts';

/** Asks for the mailed link. The answer is the same whether the address is known or not. */
export const ForgotForm = ({ email, setEmail, go }: Omit<AuthFormProps, 'done'>) => {
  const t = useWords(accountWords);
  const [sent, setSent] = useState(false);
  const { texts, busy, form } = useSentForm<'email'>({
    check: (entry) => ({ email: emailProblem(entry.email) }),
    send: (entry) => browserAsk(accountsCalls.requestPasswordReset, entry),
    done: () => setSent(true),
    failed: t('forgot.failed'),
  });
  const back = (
    <p className={styles['switch']}>
      <button type="button" className={styles['link']} onClick={() => go('in')}>
        {t('forgot.back')}
      </button>
    </p>
  );
  if (sent)
    return (
      <>
        <div role="status">
          <Note tone="green" title={t('forgot.sent')}>
            {t('forgot.sent.text', { email })}
          </Note>
        </div>
        <MailDelay className={styles['lead']} awaits="link" anybody />
        {back}
      </>
    );
  return (
    <form {...form}>
      <p className={styles['lead']}>{t('forgot.text')}</p>
      <EmailEntry email={email} setEmail={setEmail} error={texts.email ?? texts.form} autoComplete="username" />
      <Button type="submit" kind="main" size="l" full busy={busy && t('forgot.busy')}>
        {t('forgot.act')}
      </Button>
      {back}
    </form>
  );
};
