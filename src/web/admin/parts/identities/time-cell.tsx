/** The times of a request in the console. */

import { IconClock, IconFlag } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { endsByItself, isGivenUp, timersOf, waitsLong } from '../../../../domain/identity/request.machine.ts';
import { readTimer, sweepAfter, type Timer } from '../../../../domain/identity/rules/timers.ts';
import { instantOf } from '../../../../domain/kit/time.ts';
import { identityConsoleWords } from '../../../../words/admin/identities.ts';
import { useDrawnTick, useTick } from '../../../identity/parts/clock.ts';
import { useReloadAtEnd } from '../../../identity/parts/time-ring.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { minutesAndSeconds } from '../../../kit/words/minutes-and-seconds.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './identities.module.css';
import type { ListedRequest } from './list.ts';

/** What stands in place of a time until the page is alive. */
const noTime = '–:––';

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
  const isOver = useTick((now) => timer.kind === 'code' && readTimer(timer, now).seconds === 0) ?? false;
  return <Ticking kind={timer.kind} read={(now) => readTimer(timer, now)} text={t(isOver ? 'timer.over' : `timer.${timer.kind}`)} />;
};

const SinceOpen = ({ request: { createdAt } }: { readonly request: ListedRequest }) => {
  const t = useWords(identityConsoleWords);
  const read = (now: number) => ({ seconds: Math.max(0, Math.floor((now - Date.parse(createdAt)) / 1_000)), colour: null, part: 0 });
  return <Ticking kind="open" read={read} text={t('timer.open')} />;
};

type TickingProps = {
  readonly kind: string;
  readonly read: (now: number) => { readonly seconds: number; readonly colour: string | null; readonly part: number };
  readonly text: string;
};

/** A time with its bar. Each second draws the digits and the bar alone, of those in sight. */
const Ticking = ({ kind, read, text }: TickingProps) => {
  const cell = useRef<HTMLDivElement>(null);
  const digits = useRef<HTMLTimeElement>(null);
  const bar = useRef<HTMLElement>(null);
  const isAway = useRef(false);
  const drawNow = useDrawnTick((now) => {
    const text = digits.current?.firstChild;
    if (isAway.current || cell.current === null || !text) return;
    const { seconds, colour, part } = read(now);
    // Text that is changed in place, where new text would be styled anew.
    text.nodeValue = minutesAndSeconds(seconds);
    if (bar.current !== null) bar.current.style.scale = `${part.toFixed(2)} 1`;
    if (colour !== null && cell.current.dataset['colour'] !== colour) cell.current.dataset['colour'] = colour;
  });
  // The style sheet leaves out rows that are not in sight (`content-visibility`), and the browser says when that changes; of a page that the
  // server drew it has said so the first time before anybody listened.
  useEffect(() => {
    const row = cell.current?.closest('tr');
    isAway.current = digits.current?.checkVisibility({ contentVisibilityAuto: true }) === false;
    const look = (event: Event): void => {
      isAway.current = 'skipped' in event && event.skipped === true;
      drawNow();
    };
    row?.addEventListener('contentvisibilityautostatechange', look);
    return () => row?.removeEventListener('contentvisibilityautostatechange', look);
  }, [drawNow]);
  return (
    <div ref={cell} className={styles['time']} data-timer={kind}>
      <b>
        <IconClock size={16} stroke={1.75} aria-hidden />
        <span>
          <time ref={digits} role="timer">
            {noTime}
          </time>
        </span>
      </b>
      {kind !== 'open' && (
        <i aria-hidden>
          <i ref={bar} />
        </i>
      )}
      <small>{text}</small>
    </div>
  );
};

/** Reads the list again when one of its times is over, and goes on asking until the server, whose clock counts, says so, too. */
export const useReloadAtEnds = (rows: readonly ListedRequest[]): void => {
  const ends = useMemo(
    () =>
      rows
        .filter(({ status }) => endsByItself(status))
        .flatMap((row) => timersOf(row.status, row).flatMap((timer) => ('until' in timer ? [Date.parse(timer.until)] : []))),
    [rows],
  );
  useReloadAtEnd(useTick((now) => ends.some((end) => end <= now)) ?? false);
};

/** How long until the next clean-up; it begins anew every five minutes. */
export const SweepIn = () => {
  const t = useWords(identityConsoleWords);
  const left = useTick((now) => minutesAndSeconds(Math.ceil((Date.parse(sweepAfter(instantOf(now))) - now) / 1_000)));
  return (
    <small className={styles['sweep']} data-timer="sweep">
      {t('sweep.in', { time: left ?? noTime })}
    </small>
  );
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
