/** Times of a request as rings and digits, and what happens at their end. */

import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readTimer, type Timer } from '../../../domain/identity/rules/timers.ts';
import { usePolling } from '../../kit/use-polling.ts';
import { minutesAndSeconds } from '../../kit/words/minutes-and-seconds.ts';
import { useTick } from './clock.ts';
import styles from './request.module.css';

/** What a time shows now: its seconds and its colour; null until the page is alive. */
export const useTimer = (timer: Timer): { readonly seconds: number; readonly colour: string; readonly part: number } | null => {
  const shown = useTick((now) => {
    const { seconds, colour, part } = readTimer(timer, now);
    return `${seconds} ${colour} ${part}`;
  });
  if (shown === null) return null;
  const [seconds = '0', colour = 'green', part = '0'] = shown.split(' ');
  return { seconds: Number(seconds), colour, part: Number(part) };
};

/** Reads the page again when a time is over, and goes on asking until the server, whose clock counts, says so, too. */
export const useReloadAtEnd = (isOver: boolean): void => {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it ends
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver]);
  usePolling(isOver);
};

/** A ring that empties with a time; what stands in it is given. */
export const TimeRing = ({ timer, size, children }: { readonly timer: Timer; readonly size: number; readonly children?: ReactNode }) => {
  const shown = useTimer(timer);
  const radius = size / 2 - 4;
  const length = 2 * Math.PI * radius;
  return (
    <span className={styles['ring']} style={{ width: size, height: size }}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden data-colour={shown?.colour}>
        <circle cx={size / 2} cy={size / 2} r={radius} />
        {shown && <circle cx={size / 2} cy={size / 2} r={radius} strokeDasharray={`${length * shown.part} ${length}`} data-part />}
      </svg>
      {children}
    </span>
  );
};

/** The seconds of a time as `2:36`. */
export const TimeText = ({ timer }: { readonly timer: Timer }) => {
  const shown = useTimer(timer);
  return <time role="timer">{shown === null ? '–:––' : minutesAndSeconds(shown.seconds)}</time>;
};
