/** The times of a request in the console. */

import { IconClock, IconFlag } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { isGivenUp, timersOf, waitsLong } from '../../../../domain/identity/request.machine.ts';
import { sweepAfter, type Timer } from '../../../../domain/identity/rules/timers.ts';
import { instantOf } from '../../../../domain/kit/time.ts';
import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { minutesAndSeconds, useTick } from '../../../identity/parts/clock.ts';
import { useTimer } from '../../../identity/parts/time-ring.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../identities.module.css';
import type { ListedRequest } from './list.ts';

/** What runs of a request; of a decided one, what came of it. */
export const TimeCell = ({ request }: { readonly request: ListedRequest }) => {
  const t = useWords(identityConsoleWords);
  const f = useFormat();
  const { status, decidedAt, rejectionReason } = request;
  if (decidedAt !== null)
    return (
      <small>
        {rejectionReason !== null && `${t(`reason.${rejectionReason}`)}, `}
        {t('decided.at', { when: f.shortInstant(decidedAt) })}
      </small>
    );
  if (isGivenUp(status)) return <SweepIn />;
  const timers = timersOf(status, request);
  if (timers.length === 0) return <SinceOpen request={request} />;
  return timers.map((timer) => <OneTimer key={timer.kind} timer={timer} />);
};

const OneTimer = ({ timer }: { readonly timer: Timer }) => {
  const t = useWords(identityConsoleWords);
  const shown = useTimer(timer);
  const isOver = 'until' in timer && shown?.seconds === 0;
  useReload(isOver);
  return (
    <div className={styles['time']} data-colour={shown?.colour} data-timer={timer.kind}>
      <b>
        <IconClock size={16} stroke={1.75} aria-hidden />
        <time role="timer">{shown === null ? '–:––' : minutesAndSeconds(shown.seconds)}</time>
      </b>
      <i style={{ '--part': shown?.part ?? 0 } as never} aria-hidden />
      <small>{t(isOver && timer.kind === 'code' ? 'timer.over' : `timer.${timer.kind}`)}</small>
    </div>
  );
};

/** The list is read again at the end of a time; the server's clock says what became of it. */
const useReload = (isOver: boolean): void => {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it ends
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => void revalidate(), 1_000);
    return () => clearTimeout(timer);
  }, [isOver]);
};

const SinceOpen = ({ request: { createdAt } }: { readonly request: ListedRequest }) => {
  const t = useWords(identityConsoleWords);
  const since = useTick((now) => minutesAndSeconds(Math.max(0, Math.floor((now - Date.parse(createdAt)) / 1_000))));
  return (
    <div className={styles['time']}>
      <b>
        <IconClock size={16} stroke={1.75} aria-hidden />
        <time role="timer">{since ?? '–:––'}</time>
      </b>
      <small>{t('timer.open')}</small>
    </div>
  );
};

/** How long until the next clean-up; it begins anew every five minutes. */
export const SweepIn = () => {
  const t = useWords(identityConsoleWords);
  const left = useTick((now) => minutesAndSeconds(Math.ceil((Date.parse(sweepAfter(instantOf(now))) - now) / 1_000)));
  return <small data-timer="sweep">{t('sweep.in', { time: left ?? '–:––' })}</small>;
};

/** Marks a request that has been open for five minutes. */
export const LongWait = ({ request: { status, createdAt } }: { readonly request: ListedRequest }) => {
  const t = useWords(identityConsoleWords);
  const isLong = useTick((now) => waitsLong(status, createdAt, now));
  return (
    isLong && (
      <small className={styles['long']}>
        <IconFlag size={14} stroke={1.75} aria-hidden /> {t('wait.long')}
      </small>
    )
  );
};
