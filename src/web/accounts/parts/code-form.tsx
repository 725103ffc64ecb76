/** The place for an e-mailed code: six digits, another code, and one more way out. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { accountsCalls } from '../../../contract/accounts/endpoints.ts';
import type { Answer } from '../../../contract/kit/client.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
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
  return { left, wait: setLeft };
};

/** Where the code came from: how it is checked, and how another one is asked for. */
export type CodeSource = {
  readonly verify: (verificationCode: string) => Promise<Answer<unknown> | null>;
  readonly sendAgain: () => Promise<Answer<unknown>>;
};

/** The code that goes to a new address, which becomes the account's with it. */
export const newAddressCode = (email: string): CodeSource => ({
  verify: (verificationCode) => browserAsk(accountsCalls.confirmEmailChange, { email, verificationCode }),
  sendAgain: () => browserAsk(accountsCalls.sendEmailChangeCode, {}),
});

type CodeFormProps = {
  readonly email: string;
  readonly source: CodeSource;
  readonly justSent: boolean;
  /** What stands above the boxes. */
  readonly children: ReactNode;
  /** What the button with the code does. */
  readonly act: string;
  readonly done: () => void;
  /** The other way out, beside another code. */
  readonly away: { readonly text: string; readonly press: () => void };
  /** Told when another code was sent. */
  readonly sent?: () => void;
};

/** Was the code itself looked at, and refused? */
const isJudged = (answer: Answer<unknown>): boolean => !answer.ok && answer.refusal.code.startsWith('code.');

/** The six digits that prove an e-mail address. */
export const CodeForm = ({ email, source, justSent, children, act, done, away, sent }: CodeFormProps) => {
  const t = useWords(accountWords);
  const toast = useToast();
  const refusalText = useRefusalText();
  const element = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const { left, wait } = useResend(justSent);
  // A code that was just refused is not sent again: it would cost another try, and be answered the same.
  const refused = useRef<{ readonly code: string; readonly answer: Answer<unknown> } | null>(null);
  const { texts, setTexts, busy, form } = useSentForm<'code' | 'verificationCode'>({
    check: () => ({ code: /^\d{6}$/.test(code) ? undefined : 'problem.code' }),
    send: async () => {
      const known = refused.current;
      if (known?.code === code) return known.answer;
      const answer = await source.verify(code);
      refused.current = answer && isJudged(answer) ? { code, answer } : null;
      return answer;
    },
    done,
    failed: t('code.failed'),
  });
  const again = async (): Promise<void> => {
    const answer = await source.sendAgain();
    if (!answer.ok) {
      const { retryAfter } = answer.refusal.params ?? {};
      // Too soon is no mistake: the button counts down to the moment.
      if (answer.refusal.code === 'code.resend_too_soon' && typeof retryAfter === 'number') return wait(retryAfter);
      return setTexts({ form: refusalText(answer.refusal, { failed: t('code.notSent') }) });
    }
    wait(resendAfter);
    refused.current = null;
    setTexts({});
    toast.good(t('code.sent', { email, minutes: accountNumbers.codeMinutes }));
    sent?.();
  };
  const wrong = texts.code ?? texts.verificationCode ?? texts.form;
  return (
    <form ref={element} {...form}>
      <div className={styles['lead']}>{children}</div>
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
        onFull={() => requestAnimationFrame(() => element.current?.requestSubmit())}
        disabled={busy}
        invalid={Boolean(wrong)}
        described="email-code-error"
      />
      <p id="email-code-error" role="alert" className={styles['wrong']}>
        {wrong}
      </p>
      <MailDelay className={styles['lead']} />
      <Button type="submit" kind="main" size="l" full busy={busy && t('code.busy')}>
        {act}
      </Button>
      <div className={styles['pair']}>
        <button type="button" className={styles['link']} disabled={left > 0} onClick={() => void again()}>
          {left > 0 ? t('code.wait', { n: left }) : t('code.again')}
        </button>
        <button type="button" className={styles['link']} onClick={away.press}>
          {away.text}
        </button>
      </div>
    </form>
  );
};
