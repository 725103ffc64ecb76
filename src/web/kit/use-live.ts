import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { listen } from './live.ts';

const together = 120;

/** Reads the page again when another person or the server changed one of the topics, `useLive(['offer:' + id])`. */
export const useLive = (topics: readonly string[]): void => {
  const { revalidate } = useRevalidator();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  const names = topics.join(',');
  useEffect(() => {
    if (!names) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listen(names.split(','), () => {
      clearTimeout(timer);
      timer = setTimeout(() => void reload.current(), together);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [names]);
};
