/** The bell of the header: how many notes are not read, live; the notes themselves come when it is opened. */

import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { bellCalls } from '../../../../contract/accounts/endpoints/bell.ts';
import { bellWords } from '../../../../words/accounts/bell.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { lazyPart } from '../../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../../kit/first-page/use-load-failure.ts';
import { listen } from '../../../kit/live/live.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './bell.module.css';

const Notes = lazyPart(() => import('./notes.tsx'));

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

/** A disclosure that closes on Escape, on leaving, on a press beside it and on going elsewhere. */
export const Bell = ({ uid }: { readonly uid: string }) => {
  const t = useWords(bellWords);
  const { unread, rung } = useUnread(uid);
  const { key } = useLocation();
  // It is open for the place at which it was opened: every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const loadFailed = useLoadFailure(() => setOpenAt(null));
  const isOpen = openAt === key;
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!isOpen || box === null) return;
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) setOpenAt(null);
    };
    const leaveByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    // A press on a blank area moves the focus nowhere.
    const leaveByPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !box.contains(target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', leaveByPress);
    box.addEventListener('focusout', leave);
    box.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', leaveByPress);
      box.removeEventListener('focusout', leave);
      box.removeEventListener('keydown', leaveByKey);
    };
  }, [isOpen]);
  const label = unread === 0 ? t('none') : t('unread', { n: unread });
  return (
    <div ref={ref} className={styles['bell']}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <IconBell size={20} stroke={1.5} aria-hidden />
        {unread > 0 && (
          <span className={styles['count']} aria-hidden>
            {unread > most ? `${most}+` : unread}
          </span>
        )}
      </button>
      {isOpen && <Notes unread={unread} rung={rung} close={() => setOpenAt(null)} onLoadFailure={loadFailed} />}
    </div>
  );
};
