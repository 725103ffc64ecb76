/** A steady beat for many: each member is called once in a period, all of them spread evenly over it, by one timer. */
export type Pulse = { readonly join: (beat: () => void) => () => void };

const tickMs = 1000;

/** The timer runs only while somebody has joined, and does not keep the process alive. */
export const createPulse = (seconds: number): Pulse => {
  const slots = Array.from({ length: seconds }, () => new Set<() => void>());
  let members = 0;
  let joined = 0;
  let at = 0;
  let timer: NodeJS.Timeout | null = null;
  const tick = (): void => {
    at = (at + 1) % seconds;
    for (const beat of slots[at] ?? []) beat();
  };
  const leave = (slot: Set<() => void> | undefined, beat: () => void): void => {
    if (!slot?.delete(beat)) return;
    members -= 1;
    if (members > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };
  return {
    join: (beat) => {
      // In turn, so that streams that came together do not all beat together.
      joined += 1;
      const slot = slots[joined % seconds];
      slot?.add(beat);
      members += 1;
      timer ??= setInterval(tick, tickMs).unref();
      return () => leave(slot, beat);
    },
  };
};
