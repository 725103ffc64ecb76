/** Changes the e-mail address: the new one and the password, then the code that was sent to the new one. */

import { useRevalidator } from 'react-router';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Field } from '../../kit/parts/native-field.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from '../account.module.css';
import { emailProblem, requiredProblem } from './check-entries.ts';
import { CodeForm, newAddressCode } from './code-form.tsx';
import { FormProblem } from './form-problem.tsx';
import { useSignInAgain } from './open-id/use-sign-in-again.tsx';
import { PasswordEntry } from './password/password-entry.tsx';
import { useSentForm } from './use-sent-form.ts';

/** A new address that waits for its code, as the server knows it; null while none does. */
export type WaitingChange = OutputOf<typeof accountsCalls.getProfile>['emailChange'];

type EmailChangeProps = {
  readonly me: SignedIn;
  readonly waiting: WaitingChange;
  /** Whether the account has a password to ask for. */
  readonly asksPassword: boolean;
  /** Whether the code was asked for just now, not before the page was loaded. */
  readonly justSent: boolean;
  readonly sent: () => void;
  readonly close: () => void;
};

/** The two steps of the change; the address of the account stays what it is until the code is entered. */
export const EmailChange = ({ me, waiting, asksPassword, justSent, sent, close }: EmailChangeProps) =>
  waiting ? (
    <ChangeCode me={me} waiting={waiting} justSent={justSent} close={close} />
  ) : (
    <NewAddress isConfirmed={me.emailVerified} asksPassword={asksPassword} sent={sent} close={close} />
  );

type NewAddressProps = {
  /** Whether the present address was confirmed: only then it may undo the change. */
  readonly isConfirmed: boolean;
  readonly asksPassword: boolean;
  readonly sent: () => void;
  readonly close: () => void;
};

const NewAddress = ({ isConfirmed, asksPassword, sent, close }: NewAddressProps) => {
  const t = useWords(accountWords);
  const { revalidate } = useRevalidator();
  const again = useSignInAgain();
  const { texts, busy, form } = useSentForm<'email' | 'password'>({
    check: ({ email, password }) => ({ email: emailProblem(email), ...(asksPassword && { password: requiredProblem(password) }) }),
    send: async (entry) => again.heard(await browserAsk(accountsCalls.requestEmailChange, entry)),
    done: () => {
      sent();
      void revalidate();
    },
  });
  return (
    <form {...form}>
      <p className={styles['text']}>
        {t(isConfirmed ? 'email.change.text' : 'email.change.text.unconfirmed', { hours: accountNumbers.emailUndoHours })}
      </p>
      <FormProblem text={texts.form} />
      {again.way}
      <Field label={t('email.change.new')} error={texts.email}>
        {(wiring) => <input {...wiring} name="email" type="email" autoComplete="email" />}
      </Field>
      {asksPassword && <PasswordEntry name="password" label={t('field.password')} error={texts.password} autoComplete="current-password" />}
      <div className={styles['acts']}>
        <Button onClick={close}>{t('info.name.cancel')}</Button>
        <Button type="submit" kind="main" busy={busy && t('forgot.busy')}>
          {t('email.change.send')}
        </Button>
      </div>
    </form>
  );
};

type ChangeCodeProps = Pick<EmailChangeProps, 'me' | 'justSent' | 'close'> & { readonly waiting: NonNullable<WaitingChange> };

const ChangeCode = ({ me, waiting: { email, until, isRunning }, justSent, close }: ChangeCodeProps) => {
  const t = useWords(accountWords);
  const f = useFormat();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const cancel = async (): Promise<void> => {
    const answer = await act(accountsCalls.cancelEmailChange, {});
    if (!answer.ok) return toast.bad(refusalText(answer.refusal));
    toast.good(t('email.change.cancelled', { email: me.email }));
    close();
  };
  return (
    <div className={styles['entry']}>
      <CodeForm
        email={email}
        source={newAddressCode(email)}
        justSent={justSent}
        act={t('email.change.act')}
        away={{ text: t('email.change.cancel'), press: () => void cancel() }}
        sent={() => void revalidate()}
        done={() => {
          toast.good(t('email.change.done', { email }));
          void revalidate();
          close();
        }}
      >
        <p>{t('email.change.code', { email })}</p>
        <p>{isRunning ? t('email.change.until', { until: f.time(until) }) : t('email.change.expired', { until: f.instant(until) })}</p>
      </CodeForm>
    </div>
  );
};
