import { securityCalls } from '../../../../contract/accounts/endpoints/security.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../auth.module.css';
import { requiredProblem } from '../check-entries.ts';
import { useSentForm } from '../use-sent-form.ts';

type SecondStepProps = { readonly done: () => void; readonly back: () => void };

/** The second step of a sign-in: a code of the app or a recovery code. */
export const SecondStep = ({ done, back }: SecondStepProps) => {
  const t = useWords(securityWords);
  const { texts, busy, form } = useSentForm<'code'>({
    check: ({ code }) => ({ code: requiredProblem(code) }),
    send: ({ code }) => browserAsk(securityCalls.confirmSignIn, { code, bearer: false }),
    done,
  });
  return (
    <form {...form}>
      <p className={styles['lead']}>{t('second.text')}</p>
      {texts.form && (
        <div role="alert" className={styles['alert']}>
          <Note tone="red">{texts.form}</Note>
        </div>
      )}
      <Field label={t('code.field')} hint={t('second.hint')} error={texts.code}>
        {(wiring) => <input {...wiring} name="code" autoComplete="one-time-code" data-autofocus spellCheck={false} maxLength={24} />}
      </Field>
      <Button type="submit" kind="main" size="l" full busy={busy && t('second.busy')}>
        {t('second.act')}
      </Button>
      <details className={styles['switch']}>
        <summary>{t('second.lost')}</summary>
        <p>
          {t('second.lost.text')} <Link to="/pomoc">{t('second.lost.link')}</Link>
        </p>
      </details>
      <p className={styles['switch']}>
        <button type="button" className={styles['link']} onClick={back}>
          {t('second.back')}
        </button>
      </p>
    </form>
  );
};
