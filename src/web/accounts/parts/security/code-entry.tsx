import type { Answer } from '../../../../contract/kit/client.ts';
import { accountWords } from '../../../../words/accounts/pages.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import auth from '../auth.module.css';
import { requiredProblem } from '../check-entries.ts';
import { useSentForm } from '../use-sent-form.ts';
import styles from './security.module.css';

type CodeEntryProps<O> = {
  readonly text: string;
  readonly act: string;
  readonly danger?: boolean;
  readonly send: (code: string) => Promise<Answer<O>>;
  readonly done: (value: O) => void;
  readonly cancel: () => void;
};

/** Asks for a code of the app, or a recovery code, before an act on the second factor itself. */
export const CodeEntry = <O,>({ text, act, danger = false, send, done, cancel }: CodeEntryProps<O>) => {
  const t = useWords(securityWords);
  const account = useWords(accountWords);
  const { texts, busy, form } = useSentForm<'code', O>({
    check: ({ code }) => ({ code: requiredProblem(code) }),
    send: ({ code }) => send(code),
    done,
  });
  return (
    <form className={styles['entry']} {...form}>
      <p className={styles['text']}>{text}</p>
      {texts.form && (
        <p role="alert" className={auth['wrong']}>
          {texts.form}
        </p>
      )}
      <Field label={t('code.field')} error={texts.code}>
        {(wiring) => <input {...wiring} name="code" autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={24} />}
      </Field>
      <div className={styles['acts']}>
        <Button onClick={cancel}>{t('factor.cancel')}</Button>
        <Button type="submit" kind={danger ? 'danger' : 'main'} busy={busy && account('code.busy')}>
          {act}
        </Button>
      </div>
    </form>
  );
};
