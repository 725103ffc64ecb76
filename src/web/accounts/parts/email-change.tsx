/** Changes the e-mail address: the new one and the password, then the code that was sent to the new one. */

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { MailDelay } from '../../kit/calls/mail-delay.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { CodeInput } from '../../kit/parts/code-input.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from '../account.module.css';
import auth from './auth.module.css';
import { emailProblem, requiredProblem } from './check-entries.ts';
import { PasswordEntry } from './password-entry.tsx';
import { useSentForm } from './use-sent-form.ts';

/** The two steps of the change; the address of the account stays what it is until the code is entered. */
export const EmailChange = ({ isConfirmed, close }: { readonly isConfirmed: boolean; readonly close: () => void }) => {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <ChangeCode email={email} close={close} back={() => setSent(false)} />
  ) : (
    <NewAddress isConfirmed={isConfirmed} email={email} setEmail={setEmail} sent={() => setSent(true)} close={close} />
  );
};

type NewAddressProps = {
  /** Whether the present address was confirmed: only then it may undo the change. */
  readonly isConfirmed: boolean;
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly sent: () => void;
  readonly close: () => void;
};

const NewAddress = ({ isConfirmed, email, setEmail, sent, close }: NewAddressProps) => {
  const t = useWords(accountWords);
  const [password, setPassword] = useState('');
  const { texts, busy, submit } = useSentForm<'email' | 'password'>();
  const send = submit(
    () => ({ email: emailProblem(email), password: requiredProblem(password) }),
    () => browserAsk(accountsCalls.requestEmailChange, { email, password }),
    sent,
  );
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <p className={styles['text']}>{t(isConfirmed ? 'email.change.text' : 'email.change.text.unconfirmed')}</p>
      {texts.form && (
        <p role="alert" className={auth['wrong']}>
          {texts.form}
        </p>
      )}
      <Field label={t('email.change.new')} error={texts.email}>
        {(wiring) => <input {...wiring} type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />}
      </Field>
      <PasswordEntry label={t('field.password')} value={password} onChange={setPassword} error={texts.password} autoComplete="current-password" />
      <div className={styles['acts']}>
        <Button onClick={close}>{t('info.name.cancel')}</Button>
        <Button type="submit" kind="main" busy={busy && t('forgot.busy')}>
          {t('email.change.send')}
        </Button>
      </div>
    </form>
  );
};

const ChangeCode = ({ email, close, back }: { readonly email: string; readonly close: () => void; readonly back: () => void }) => {
  const t = useWords(accountWords);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [code, setCode] = useState('');
  const { texts, setTexts, busy, submit } = useSentForm<'code' | 'verificationCode' | 'email'>();
  const send = submit(
    () => ({ code: /^\d{6}$/.test(code) ? undefined : ('problem.code' as const) }),
    () => browserAsk(accountsCalls.confirmEmailChange, { email, verificationCode: code }),
    () => {
      toast.good(t('email.change.done', { email }));
      void revalidate();
      close();
    },
  );
  const wrong = texts.code ?? texts.verificationCode ?? texts.email ?? texts.form;
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <p className={styles['text']}>{t('email.change.code', { email })}</p>
      <label htmlFor="email-change-code" className="sr">
        {t('code.field')}
      </label>
      <CodeInput
        id="email-change-code"
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setTexts({});
        }}
        disabled={busy}
        invalid={Boolean(wrong)}
        described="email-change-error"
      />
      <p id="email-change-error" role="alert" className={auth['wrong']}>
        {wrong}
      </p>
      <MailDelay className={styles['text']} />
      <div className={styles['acts']}>
        <Button onClick={back}>{t('up.back')}</Button>
        <Button type="submit" kind="main" busy={busy && t('code.busy')}>
          {t('email.change.act')}
        </Button>
      </div>
    </form>
  );
};
