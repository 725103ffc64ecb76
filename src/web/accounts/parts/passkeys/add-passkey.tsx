/** Adds a passkey: its name, who asks, then the browser. */

import { useState } from 'react';
import { passkeyCalls } from '../../../../contract/accounts/endpoints/passkeys.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import { accountNumbers } from '../../../../domain/kit/numbers.ts';
import { passkeyWords } from '../../../../words/accounts/passkeys.ts';
import { securityWords } from '../../../../words/accounts/security.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Field } from '../../../kit/parts/native-field.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import { requiredProblem } from '../check-entries.ts';
import { FormProblem } from '../form-problem.tsx';
import { useSignInAgain } from '../open-id/use-sign-in-again.tsx';
import { PasswordEntry } from '../password/password-entry.tsx';
import { CodeEntry } from '../security/code-entry.tsx';
import type { Security } from '../security/factor-card.tsx';
import styles from '../security/security.module.css';
import { useSentForm } from '../use-sent-form.ts';
import { type MakingOptions, makePasskey } from './browser.ts';

type PasskeyStart = OutputOf<typeof passkeyCalls.startPasskey>;
type AddPasskeyProps = {
  readonly security: Security;
  /** The device that asks: the name to begin with. */
  readonly device: string;
  readonly done: (recoveryCodes: readonly string[] | null) => void;
  readonly cancel: () => void;
};

/** Why there is no passkey yet, and what the next try begins with. */
type Problem = { readonly text: string; readonly again: () => void };

/** Nothing is kept before the browser has made the key. */
export const AddPasskey = ({ security: { secondFactor, hasPassword, passkeys }, device, done, cancel }: AddPasskeyProps) => {
  const t = useWords(passkeyWords);
  const refusalText = useRefusalText();
  const [name, setName] = useState<string | null>(null);
  const [typed, setTyped] = useState(device);
  const [options, setOptions] = useState<MakingOptions | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const make = async (given: MakingOptions, called: string): Promise<void> => {
    setOptions(given);
    setProblem(null);
    const passkey = await makePasskey(given);
    if (typeof passkey === 'string') return setProblem({ text: t(`problem.${passkey}`), again: () => void make(given, called) });
    const answer = await browserAsk(passkeyCalls.addPasskey, { name: called, passkey });
    if (answer.ok) return done(answer.value.recoveryCodes);
    setTyped(called);
    setProblem({ text: refusalText(answer.refusal), again: startOver });
  };
  /** The server takes an answer to one challenge once, so what it refused begins with a new one; the name stays. */
  const startOver = (): void => {
    setName(null);
    setOptions(null);
    setProblem(null);
  };
  if (options && name !== null)
    return (
      <div className={styles['entry']}>
        {problem === null ? (
          <p>{t('add.wait')}</p>
        ) : (
          <div role="alert">
            <Note tone="amber">{problem.text}</Note>
          </div>
        )}
        <div className={styles['acts']}>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button kind="main" busy={problem === null && t('busy')} onClick={problem?.again}>
            {t('add.again')}
          </Button>
        </div>
      </div>
    );
  if (name !== null && secondFactor)
    return (
      <CodeEntry
        hasPasskeys={passkeys.length > 0}
        text={t('add.proof')}
        act={t('add.next')}
        send={(proof) => browserAsk(passkeyCalls.startPasskey, proof)}
        done={({ options: given }) => void make(given, name)}
        cancel={cancel}
      />
    );
  return (
    <NameForm
      suggested={typed}
      asks={secondFactor ? 'nothing' : hasPassword ? 'password' : 'recent'}
      named={setName}
      started={(given, called) => void make(given.options, called)}
      cancel={cancel}
    />
  );
};

type NameFormProps = {
  /** The name to begin with. */
  readonly suggested: string;
  /** What is asked for beside the name: nothing yet where a second factor is on, the password, or that the sign-in is recent. */
  readonly asks: 'nothing' | 'password' | 'recent';
  readonly named: (name: string) => void;
  readonly started: (started: PasskeyStart, name: string) => void;
  readonly cancel: () => void;
};

const NameForm = ({ suggested, asks, named, started, cancel }: NameFormProps) => {
  const t = useWords(passkeyWords);
  const security = useWords(securityWords);
  const again = useSignInAgain();
  const { texts, busy, form } = useSentForm<'name' | 'password', null>({
    check: ({ name, password }) => ({ name: requiredProblem(name), ...(asks === 'password' && { password: requiredProblem(password) }) }),
    send: async ({ name, password }) => {
      if (asks !== 'nothing') {
        const answer = again.heard(await browserAsk(passkeyCalls.startPasskey, asks === 'password' ? { password } : {}));
        if (!answer.ok) return answer;
        started(answer.value, name);
      }
      named(name);
      return null;
    },
    done: () => undefined,
  });
  return (
    <form className={styles['entry']} {...form}>
      <FormProblem text={texts.form} />
      {again.way}
      <Field label={t('add.name')} hint={t('add.hint')} error={texts.name}>
        {(wiring) => <input {...wiring} name="name" defaultValue={suggested} maxLength={accountNumbers.passkeyNameMax} />}
      </Field>
      {asks === 'password' && (
        <PasswordEntry name="password" label={security('factor.password')} error={texts.password} autoComplete="current-password" />
      )}
      <div className={styles['acts']}>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button type="submit" kind="main" busy={busy && security('factor.busy')}>
          {t('add.next')}
        </Button>
      </div>
    </form>
  );
};
