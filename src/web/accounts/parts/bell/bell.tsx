/** The bell of the header: how many notes are not read, live; the notes themselves come when it is opened. */

import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { bellCalls } from '../../../../contract/accounts/endpoints/bell.ts';
import { bellWords } from '../../../../words/accounts/bell.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { listen } from '../../../kit/live/live.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './bell.module.css';

const Notes = lazy(() => import('./notes.tsx'));

const most = 99;

/** Counts when the page has come, and again with every notice of the person's topic; `rung` is how many notices came. */
const useUnread = (uid: string): { readonly unread: number; readonly rung: number } => {
  const [unread, setUnread] = useState(0);
  const [rung, setRung] = useState(0);
  useEffect(() => {
    let isGone = false;
    const count = async (): Promise<void> => {
      const answer = await browserAsk(bellCalls.countBell, {});
      if (answer.ok && !isGone) setUnread(answer.value.unread);
    };
    void count();
    const stop = listen([`bell:${uid}`], () => {
      setRung((n) => n + 1);
      void count();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [uid]);
  return { unread, rung };
};

/** A disclosure that closes on Escape, on leaving and on going elsewhere. */
export const Bell = ({ uid }: { readonly uid: string }) => {
  const t = useWords(bellWords);
  const { unread, rung } = useUnread(uid);
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setOpen(false), [key]);
  const label = unread === 0 ? t('none') : t('unread', { n: unread });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and the links inside
    <div
      ref={ref}
      className={styles['bell']}
      onBlur={(event) => event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBell size={20} stroke={1.5} aria-hidden />
        {unread > 0 && (
          <span className={styles['count']} aria-hidden>
            {unread > most ? `${most}+` : unread}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <Notes unread={unread} rung={rung} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
