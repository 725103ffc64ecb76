/** Signing in once more before an act that a session alone is not enough for. */

import { useState } from 'react';
import { accountsCalls } from '../../../../contract/accounts/endpoints.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { deletionWords } from '../../../../words/accounts/deletion.ts';
import { accountWords } from '../../../../words/accounts/pages.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { signInPasswordProblem } from '../check-entries.ts';
import { OpenIdButton } from '../open-id/open-id-button.tsx';
import { PasswordEntry } from '../password/password-entry.tsx';
import { SecondStep } from '../security/second-step.tsx';
import { useSentForm } from '../use-sent-form.ts';
import styles from './leaving.module.css';

type SignInAgainProps = {
  readonly me: SignedIn;
  /** Somebody who came with an account of another service may have none. */
  readonly hasPassword: boolean;
  /** Why the password is asked for. */
  readonly why: 'again.text' | 'copy.again.text';
  readonly done: () => void;
  readonly close: () => void;
};

/** The password once more, for a session that is older. A second factor, where one is on, is asked for by the sign-in itself. */
export const SignInAgain = (props: SignInAgainProps) => {
  const t = useWords(deletionWords);
  const [isSecond, setSecond] = useState(false);
  if (isSecond) return <SecondStep done={props.done} back={() => setSecond(false)} />;
  if (!props.hasPassword) return <ElsewhereAgain {...props} />;
  return (
    <>
      <p className={styles['text']}>{t(props.why, { minutes: accountNumbers.recentSignInMinutes })}</p>
      <PasswordAgain {...props} askCode={() => setSecond(true)} />
    </>
  );
};

/** The password once more; the account's second factor comes after it. */
const PasswordAgain = ({ me, done, close, askCode }: SignInAgainProps & { readonly askCode: () => void }) => {
  const t = useWords(deletionWords);
  const account = useWords(accountWords);
  const { texts, busy, form } = useSentForm<'password'>({
    check: ({ password }) => ({ password: signInPasswordProblem(password) }),
    send: async ({ password }) => {
      const answer = await browserAsk(accountsCalls.signIn, { email: me.email, password, bearer: false });
      if (answer.ok || answer.refusal.code !== 'signin.code_needed') return answer;
      askCode();
      return null;
    },
    done,
  });
  return (
    <form {...form}>
      {texts.form && (
        <div role="alert" className={styles['alert']}>
          <Note tone="red">{texts.form}</Note>
        </div>
      )}
      <div className={styles['again']}>
        <PasswordEntry name="password" label={account('field.password')} error={texts.password} autoComplete="current-password" />
      </div>
      <div className={styles['acts']}>
        <Button onClick={close}>{t('confirm.back')}</Button>
        <Button type="submit" kind="main" busy={busy && t('again.busy')}>
          {t('again.act')}
        </Button>
      </div>
    </form>
  );
};

/** Whoever has no password here signs in again where they have one, and comes back to this page. */
const ElsewhereAgain = ({ close }: SignInAgainProps) => {
  const t = useWords(deletionWords);
  return (
    <>
      <p className={styles['text']}>{t('again.elsewhere')}</p>
      <OpenIdButton origin={null} again />
      <div className={styles['acts']}>
        <Button onClick={close}>{t('confirm.back')}</Button>
      </div>
    </>
  );
};
