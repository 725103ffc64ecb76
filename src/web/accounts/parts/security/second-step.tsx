import { useEffect, useState } from 'react';
import { passkeyCalls } from '../../../../contract/accounts/endpoints/passkeys.ts';
import { securityCalls } from '../../../../contract/accounts/endpoints/security.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { passkeyWords } from '../../../../words/accounts/passkeys.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../auth.module.css';
import { requiredProblem } from '../check-entries.ts';
import { FormProblem } from '../form-problem.tsx';
import { PasskeyWay } from '../passkeys/passkey-way.tsx';
import { useSentForm } from '../use-sent-form.ts';

type SecondStepProps = { readonly done: () => void; readonly back: () => void };
type Ways = OutputOf<typeof passkeyCalls.getSignInStep>;

/** What the account has; the app alone until it is known. Who took too long is told when they send something. */
const useWays = (): Ways => {
  const [ways, setWays] = useState<Ways>({ hasApp: true, hasPasskeys: false });
  useEffect(() => {
    void browserAsk(passkeyCalls.getSignInStep, {}).then((answer) => answer.ok && setWays(answer.value));
  }, []);
  return ways;
};

/** The second step of a sign-in: a code of the app, a recovery code or a passkey. */
export const SecondStep = ({ done, back }: SecondStepProps) => {
  const t = useWords(securityWords);
  const passkey = useWords(passkeyWords);
  const { hasApp, hasPasskeys } = useWays();
  const { texts, busy, form } = useSentForm<'code'>({
    check: ({ code }) => ({ code: requiredProblem(code) }),
    send: ({ code }) => browserAsk(securityCalls.confirmSignIn, { code, bearer: false }),
    done,
  });
  const lead = hasPasskeys ? passkey(hasApp ? 'second.either' : 'second.keyOnly') : t('second.text');
  return (
    <form {...form}>
      <p className={styles['lead']}>{lead}</p>
      <FormProblem text={texts.form} isNote />
      <Field
        label={hasApp ? t('code.field') : passkey('second.recovery')}
        hint={hasApp ? t('second.hint') : passkey('second.recovery.hint')}
        error={texts.code}
      >
        {(wiring) => <input {...wiring} name="code" autoComplete="one-time-code" data-autofocus spellCheck={false} maxLength={24} />}
      </Field>
      <Button type="submit" kind="main" size="l" full busy={busy && t('second.busy')}>
        {t('second.act')}
      </Button>
      {hasPasskeys && (
        <PasskeyWay
          act={passkey('use')}
          start={() => browserAsk(passkeyCalls.startPasskeyStep, {})}
          send={(shown) => browserAsk(securityCalls.confirmSignIn, { passkey: shown, bearer: false })}
          done={done}
        />
      )}
      <details className={styles['switch']}>
        <summary>{hasApp ? t('second.lost') : passkey('second.lost')}</summary>
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
