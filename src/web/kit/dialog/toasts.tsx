/** Short notices at the edge of the page. */

import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { shellWords } from '../../../words/kit/shell.ts';
import { useWords } from '../words/words.ts';
import styles from './toasts.module.css';

type Tone = 'good' | 'bad';
/** How long a notice stays: failures until closed or settled, unless the page says the same in a place of its own. */
type Stay = 'brief' | 'closed';
/** One quiet action of a notice, such as undoing what it tells of. */
export type ToastAction = { readonly label: string; readonly onPress: () => void };
type Message = {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
  readonly title: string | undefined;
  readonly action: ToastAction | undefined;
};
/** A short notice of something that happened; failures stay until closed, or until a later act came about. Saving never toasts. */
export type Toast = { readonly [T in Tone | 'brief']: (text: string, title?: string, action?: ToastAction) => void } & {
  /** Closes failures: something was tried after them, and came about. */
  readonly settle: () => void;
};

const ToastContext = createContext<Toast>({ good: () => undefined, bad: () => undefined, brief: () => undefined, settle: () => undefined });

/** `toast.good('Wysłano')`, `toast.bad(refusalText(refusal))`; `toast.brief` is a failure that the page tells of besides. */
export const useToast = (): Toast => use(ToastContext);

/** A notice that offers an act, mostly an undo, stays nearly as long as the server takes that: a minute. */
const goneAfter = { plain: 6_000, act: 55_000 } as const;
let last = 0;

const Item = ({ message, onClose }: { readonly message: Message; readonly onClose: () => void }) => {
  const t = useWords(shellWords);
  const Icon = message.tone === 'good' ? IconCircleCheck : IconAlertCircle;
  return (
    <li className={`${styles['toast']} ${styles[message.tone]}`}>
      <Icon size={20} stroke={1.5} aria-hidden className={styles['icon']} />
      <p>
        <b>{message.title ?? t(message.tone === 'good' ? 'toast.done' : 'toast.failed')}</b>
        <br />
        {message.text}
        {message.action && (
          <button
            type="button"
            className={styles['action']}
            onClick={() => {
              message.action?.onPress();
              onClose();
            }}
          >
            {message.action.label}
          </button>
        )}
      </p>
      <button type="button" className={styles['close']} onClick={onClose} aria-label={t('toast.close')}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </li>
  );
};

/** Shows the notices of `useToast` inside it, at most four at once; one for the whole page. */
export const ToastHost = ({ children }: { readonly children: ReactNode }) => {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const t = useWords(shellWords);
  const close = (id: number): void => setMessages((all) => all.filter((message) => message.id !== id));
  const toast = useMemo<Toast>(() => {
    const show = (tone: Tone, stay: Stay) => (text: string, title?: string, action?: ToastAction) => {
      last += 1;
      const message = { id: last, tone, text, title, action };
      // The same told once more takes the place of what stands there, and is read out again.
      setMessages((all) => [...all.filter((one) => one.text !== text).slice(-3), message]);
      if (stay === 'brief') setTimeout(() => setMessages((all) => all.filter(({ id }) => id !== message.id)), goneAfter[action ? 'act' : 'plain']);
    };
    const settle = (): void => setMessages((all) => all.filter(({ tone }) => tone === 'good'));
    return { good: show('good', 'brief'), bad: show('bad', 'closed'), brief: show('bad', 'brief'), settle };
  }, []);
  return (
    <ToastContext value={toast}>
      {children}
      <section aria-label={t('toast.region')} className={styles['region']}>
        <div role="status" aria-live="polite">
          <ul className={styles['list']}>
            {messages.map((message) => (
              <Item key={message.id} message={message} onClose={() => close(message.id)} />
            ))}
          </ul>
        </div>
      </section>
    </ToastContext>
  );
};
