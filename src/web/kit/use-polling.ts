/** Reads a page, or something of it, again from time to time while it is seen. */

import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isSessionEnded } from './calls/ended-session.ts';

const every = 3_000;

/** Reads the page again from time to time while work runs, for the case that the live stream is not there. */
export const usePolling = (active: boolean): void => {
  const { revalidate } = useRevalidator();
  useEvery(every, revalidate, active);
};

/** Runs something from time to time while the page is seen, and as soon as it is seen again. */
export const useEvery = (ms: number, run: () => unknown, active = true): void => {
  const now = useRef(run);
  now.current = run;
  useEffect(() => {
    if (!active) return;
    // A page that is read again without a network gives way to the page of errors.
    const turn = (): void => {
      if (!document.hidden && navigator.onLine && !isSessionEnded()) void now.current();
    };
    const timer = setInterval(turn, ms);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [ms, active]);
};
