import { passkeyCalls } from '../../../../contract/accounts/endpoints/passkeys.ts';
import type { Answer } from '../../../../contract/kit/client.ts';
import { accountWords } from '../../../../words/accounts/pages.ts';
import { passkeyWords } from '../../../../words/accounts/passkeys.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { requiredProblem } from '../check-entries.ts';
import { FormProblem } from '../form-problem.tsx';
import type { ShownPasskey } from '../passkeys/browser.ts';
import { PasskeyWay } from '../passkeys/passkey-way.tsx';
import { useSentForm } from '../use-sent-form.ts';
import styles from './security.module.css';

/** What shows that somebody has the second factor. */
type Proof = { readonly code: string } | { readonly passkey: ShownPasskey };

type CodeEntryProps<O> = {
  /** Whether a passkey will do as well. */
  readonly hasPasskeys: boolean;
  readonly text: string;
  readonly act: string;
  readonly danger?: boolean;
  readonly send: (proof: Proof) => Promise<Answer<O>>;
  readonly done: (value: O) => void;
  readonly cancel: () => void;
};

/** Asks for a code of the app, a recovery code or a passkey, before an act on the second factor itself. */
export const CodeEntry = <O,>({ hasPasskeys, text, act, danger = false, send, done, cancel }: CodeEntryProps<O>) => {
  const t = useWords(securityWords);
  const account = useWords(accountWords);
  const passkeys = useWords(passkeyWords);
  const { texts, busy, form } = useSentForm<'code', O>({
    check: ({ code }) => ({ code: requiredProblem(code) }),
    send: ({ code }) => send({ code }),
    done,
  });
  return (
    <form className={styles['entry']} {...form}>
      <p className={styles['text']}>{text}</p>
      <FormProblem text={texts.form} />
      <Field label={t('code.field')} error={texts.code}>
        {(wiring) => <input {...wiring} name="code" autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={24} />}
      </Field>
      <div className={styles['acts']}>
        <Button onClick={cancel}>{t('factor.cancel')}</Button>
        <Button type="submit" kind={danger ? 'danger' : 'main'} busy={busy && account('code.busy')}>
          {act}
        </Button>
      </div>
      {hasPasskeys && (
        <PasskeyWay
          size="m"
          act={passkeys('use')}
          start={() => browserAsk(passkeyCalls.startPasskeyProof, {})}
          send={(passkey) => send({ passkey })}
          done={done}
        />
      )}
    </form>
  );
};
