import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { soonest } from '../first-page/run-soonest.ts';
import { listen } from './live.ts';

const together = 120;

/**
 * Reads the page again when another person or the server changed one of the topics, `useLive(['offer:' + id])`. Changes that come
 * together are read once, and later ones never put the reading off, only forward. Where many browsers hear the same, the server says
 * how long they may take, and each waits a random part of it, so that they do not all ask at once.
 */
export const useLive = (topics: readonly string[]): void => {
  const { revalidate } = useRevalidator();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  const names = topics.join(',');
  useEffect(() => {
    if (!names) return;
    const reading = soonest(() => void reload.current());
    const deafen = listen(names.split(','), (within) => reading.within(together + Math.random() * within));
    return () => {
      reading.stop();
      deafen();
    };
  }, [names]);
};
