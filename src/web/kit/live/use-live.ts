import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { runSoonest } from '../first-page/run-soonest.ts';
import { ignoreAborts } from './ignore-aborts.ts';
import { listen } from './live.ts';
import { whenOnline } from './when-online.ts';

const batchMs = 120;

/**
 * Runs the page's loaders again when a topic changed on the server, `useLive(['offer:' + id])`. Changes that come together are read
 * once, and a later one never delays the reading, it only brings it forward. Where many browsers follow the same topic, the server says
 * how long they may take, and each waits a random part of it, so that they do not all ask at once. `read` is called instead of the loaders by
 * a page whose own saves are told to it, too.
 */
export const useLive = (topics: readonly string[], read?: () => void): void => {
  const { revalidate } = useRevalidator();
  const readNow = useRef<() => unknown>(revalidate);
  readNow.current = read ?? revalidate;
  const names = topics.join(',');
  useEffect(() => {
    if (!names) return;
    addEventListener('unhandledrejection', ignoreAborts);
    let stopWaiting = (): void => undefined;
    const reload = runSoonest(() => {
      stopWaiting = whenOnline(() => void readNow.current());
    });
    const unsubscribe = listen(names.split(','), (within) => reload.within(batchMs + Math.random() * within));
    return () => {
      reload.stop();
      stopWaiting();
      unsubscribe();
    };
  }, [names]);
};
