import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isSessionEnded } from './calls/ended-session.ts';

const every = 3_000;

/** Reads the page again from time to time while work runs, for the case that the live stream is not there. */
export const usePolling = (active: boolean): void => {
  const { revalidate } = useRevalidator();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  useEffect(() => {
    if (!active) return;
    // A page that is read again without a network gives way to the page of errors.
    const timer = setInterval(() => {
      if (navigator.onLine && !isSessionEnded()) void reload.current();
    }, every);
    return () => clearInterval(timer);
  }, [active]);
};
