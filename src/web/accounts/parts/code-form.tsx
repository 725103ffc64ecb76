import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../contract/kit/client.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { MailDelay } from '../../kit/calls/mail-delay.tsx';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { CodeInput } from '../../kit/parts/code-input.tsx';
import { useWords } from '../../kit/words/words.ts';
import styles from './auth.module.css';
import { useSentForm } from './use-sent-form.ts';

const resendAfter = 60;

/** Counts down to the moment when another code may be asked for. */
const useResend = (justSent: boolean) => {
  const [left, setLeft] = useState(justSent ? resendAfter : 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: () => setLeft(resendAfter) };
};

/** Where the code came from: how it is checked, and how another one is asked for. */
export type CodeSource = {
  readonly verify: (verificationCode: string) => Promise<Answer<unknown> | null>;
  readonly sendAgain: () => Promise<Answer<unknown>>;
};

type CodeFormProps = {
  readonly email: string;
  readonly source: CodeSource;
  readonly justSent: boolean;
  readonly done: () => void;
  readonly later: () => void;
  /** The way back for whoever mistyped the address. */
  readonly correct: () => void;
};

/** The six digits that prove the e-mail address. */
export const CodeForm = ({ email, source, justSent, done, later, correct }: CodeFormProps) => {
  const t = useWords(accountWords);
  const toast = useToast();
  const refusalText = useRefusalText();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const { left, restart } = useResend(justSent);
  const { texts, setTexts, busy, submit } = useSentForm<'code' | 'verificationCode'>();
  const send = submit(
    () => ({ code: /^\d{6}$/.test(code) ? undefined : ('problem.code' as const) }),
    () => source.verify(code),
    () => {
      toast.good(t('code.done'));
      done();
    },
  );
  const again = async (): Promise<void> => {
    const answer = await source.sendAgain();
    if (!answer.ok) return setTexts({ form: refusalText(answer.refusal) });
    restart();
    setTexts({});
    toast.good(t('code.sent', { email }));
  };
  const wrong = texts.code ?? texts.verificationCode ?? texts.form;
  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles['lead']}>
        {t('code.text', { email })}{' '}
        <button type="button" className={styles['link']} onClick={correct}>
          {t('code.otherEmail')}
        </button>
      </p>
      <label htmlFor="email-code" className="sr">
        {t('code.field')}
      </label>
      <CodeInput
        id="email-code"
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setTexts({});
        }}
        onFull={() => requestAnimationFrame(() => form.current?.requestSubmit())}
        disabled={busy}
        invalid={Boolean(wrong)}
        described="email-code-error"
      />
      <p id="email-code-error" role="alert" className={styles['wrong']}>
        {wrong}
      </p>
      <MailDelay className={styles['lead']} />
      <Button type="submit" kind="main" size="l" full busy={busy && t('code.busy')}>
        {t('code.act')}
      </Button>
      <div className={styles['pair']}>
        <button type="button" className={styles['link']} disabled={left > 0} onClick={() => void again()}>
          {left > 0 ? t('code.wait', { n: left }) : t('code.again')}
        </button>
        <button type="button" className={styles['link']} onClick={later}>
          {t('code.later')}
        </button>
      </div>
    </form>
  );
};
