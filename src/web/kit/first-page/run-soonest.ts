/** Does some work once, after the shortest of the waits that were asked for since it was last done, in milliseconds. */
export const soonest = (work: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  const run = (): void => {
    due = Number.POSITIVE_INFINITY;
    work();
  };
  return {
    within: (wait: number): void => {
      const at = performance.now() + wait;
      if (at >= due) return;
      clearTimeout(timer);
      due = at;
      timer = setTimeout(run, wait);
    },
    stop: (): void => clearTimeout(timer),
  };
};
