/** Counts down to a moment. */

import { useEffect, useState } from 'react';
import type { Instant } from '../../../domain/kit/brand.ts';
import { shellWords } from '../../../words/kit/shell.ts';
import { useWords } from '../words/words.ts';
import { timeLeft } from './time-left.ts';

/** Milliseconds left until a moment, each second anew; null until the page is alive, so that both renderings agree. */
export const useTimeLeft = (until: Instant | string): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, new Date(until).getTime() - Date.now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};

/** Counts down as `23:59:08`; `onOver` is called once at the end. */
export const Countdown = ({ until, onOver }: { readonly until: Instant | string; readonly onOver?: () => void }) => {
  const t = useWords(shellWords);
  const left = useTimeLeft(until);
  const over = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it ends
  useEffect(() => {
    if (over) onOver?.();
  }, [over]);
  return (
    <time dateTime={until} role="timer">
      {left === null ? '––:––:––' : over ? t('countdown.over') : timeLeft(left)}
    </time>
  );
};

/** The time left until a moment as whole hours and minutes; null until the page is alive. It changes by the minute. */
export const useMinutesLeft = (until: Instant | string): { readonly hours: number; readonly minutes: number } | null => {
  const left = useTimeLeft(until);
  if (left === null) return null;
  const minutes = Math.ceil(left / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
