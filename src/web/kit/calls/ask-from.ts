const every = 60_000;

/**
 * Asks at an instant, and each minute after it, until `ask` says that it has what it wanted. It asks nothing of a page without a network: what
 * fails must not take away what somebody types. The answer ends it.
 *
 * For ten o'clock: 9:50 nothing, 10:00 asked (the server's clock is behind: no), 10:01 asked (yes), never again.
 */
export const askFrom = (instant: number, ask: () => Promise<boolean>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
  };
  const tick = async (): Promise<void> => {
    if (Date.now() >= instant && navigator.onLine && (await ask())) end();
    if (!isOver) wait();
  };
  const wait = (): void => {
    const left = instant - Date.now();
    // Not the whole of a long wait at once: the clock of a phone that slept stands still.
    timer = setTimeout(() => void tick(), left > 0 ? Math.min(left, every) : every);
  };
  wait();
  return end;
};
