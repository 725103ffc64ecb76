import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const every = 3_000;

/** Reads the page again from time to time while work runs, for the case that the live stream is not there. */
export const usePolling = (active: boolean): void => {
  const { revalidate } = useRevalidator();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => void reload.current(), every);
    return () => clearInterval(timer);
  }, [active]);
};
