/** The server's time on the page: one clock that ticks once a second and draws only what shows it. */

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Instant } from '../../../domain/kit/brand.ts';

const tickMs = 1_000;
const watchers = new Set<() => void>();
let offset = 0;
let now: number | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  // Without a network nobody knows whether what runs still runs: times stand still then.
  if (now !== null && !navigator.onLine) return;
  now = Date.now() + offset;
  for (const watcher of watchers) watcher();
};

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  if (timer === undefined) {
    timer = setInterval(tick, tickMs);
    now = Date.now() + offset;
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** Sets the clock by what the server said when the page was read. */
export const useServerTime = (serverNow: Instant | string): void => {
  useEffect(() => {
    const before = offset;
    offset = Date.parse(serverNow) - Date.now();
    // What is off by less is right again with the next tick.
    if (timer !== undefined && Math.abs(offset - before) > tickMs / 2) tick();
  }, [serverNow]);
};

/**
 * What is to be shown of the time, as a plain value: who asks is drawn again when it becomes another. Null until the page is alive, so that both
 * renderings agree.
 */
export const useTick = <T extends string | number | boolean>(select: (now: number) => T): T | null =>
  useSyncExternalStore(
    watch,
    () => (now === null ? null : select(now)),
    () => null,
  );

/** Draws something anew with each tick, past React: of hundreds of times on a page each changes every second. Answers a draw out of turn. */
export const useDrawnTick = (draw: (now: number) => void): (() => void) => {
  const latest = useRef(draw);
  latest.current = draw;
  const drawNow = useCallback((): void => {
    if (now !== null) latest.current(now);
  }, []);
  useEffect(() => {
    const stop = watch(drawNow);
    drawNow();
    return stop;
  }, [drawNow]);
  // What was drawn belongs to the time that was shown before.
  useEffect(drawNow);
  return drawNow;
};
