/** Runs `work` once, after the shortest of the waits (in milliseconds) that were asked for since it last ran. */
export const runSoonest = (work: () => void) => {
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
