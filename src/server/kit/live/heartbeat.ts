/** One timer for many open streams: each member is called once in a period, and the members are spread evenly over it. */
export type Heartbeat = { readonly join: (onBeat: () => void) => () => void };

const tickMs = 1000;

/** The timer runs only while somebody has joined, and does not keep the process alive. */
export const createHeartbeat = (seconds: number): Heartbeat => {
  const slots = Array.from({ length: seconds }, () => new Set<() => void>());
  let members = 0;
  let joined = 0;
  let at = 0;
  let timer: NodeJS.Timeout | null = null;
  const tick = (): void => {
    at = (at + 1) % seconds;
    for (const onBeat of slots[at] ?? []) onBeat();
  };
  const leave = (slot: Set<() => void> | undefined, onBeat: () => void): void => {
    if (!slot?.delete(onBeat)) return;
    members -= 1;
    if (members > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };
  return {
    join: (onBeat) => {
      // One slot after the other, so that streams that opened together are not all called in the same second.
      joined += 1;
      const slot = slots[joined % seconds];
      slot?.add(onBeat);
      members += 1;
      timer ??= setInterval(tick, tickMs).unref();
      return () => leave(slot, onBeat);
    },
  };
};
