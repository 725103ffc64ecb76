import { useState } from 'react';
import type { Answer } from '../../../../contract/kit/client.ts';
import { passkeyWords } from '../../../../words/accounts/passkeys.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useWords } from '../../../kit/words/words.ts';
import auth from '../auth.module.css';
import styles from '../open-id/open-id.module.css';
import { type AskingOptions, askForPasskey, type ShownPasskey } from './browser.ts';

type PasskeyWayProps<O> = {
  readonly act: string;
  readonly size?: 'm' | 'l';
  /** Asks the server for a challenge. */
  readonly start: () => Promise<Answer<{ readonly options: AskingOptions }>>;
  /** Sends what the browser answered to it. */
  readonly send: (passkey: ShownPasskey) => Promise<Answer<O>>;
  readonly done: (value: O) => void;
};

/** A passkey instead of what is typed above: the button, what the browser or the server says against it, and how to go on. */
export const PasskeyWay = <O,>({ act, size = 'l', start, send, done }: PasskeyWayProps<O>) => {
  const t = useWords(passkeyWords);
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The value, or the sentence of what stands against it. */
  const ask = async (): Promise<{ readonly value: O } | string> => {
    const started = await start();
    if (!started.ok) return refusalText(started.refusal);
    const passkey = await askForPasskey(started.value.options);
    if (typeof passkey === 'string') return t(`problem.${passkey}`);
    const answer = await send(passkey);
    return answer.ok ? { value: answer.value } : refusalText(answer.refusal);
  };
  const press = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await ask();
    setBusy(false);
    if (typeof outcome === 'string') setProblem(outcome);
    else done(outcome.value);
  };
  return (
    <div className={styles['way']}>
      <p>{t('or')}</p>
      {problem && (
        <div role="alert" className={auth['alert']}>
          <Note tone="amber">{problem}</Note>
        </div>
      )}
      <Button size={size} full onClick={() => void press()} busy={isBusy && t('busy')}>
        {act}
      </Button>
    </div>
  );
};
