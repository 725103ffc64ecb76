/** One timer for many open streams: each member is called once in a period, and the members are spread evenly over it. */
export type Heartbeat = { readonly join: (onHeartbeat: () => void) => () => void };

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
    for (const onHeartbeat of slots[at] ?? []) onHeartbeat();
  };
  const leave = (slot: Set<() => void> | undefined, onHeartbeat: () => void): void => {
    if (!slot?.delete(onHeartbeat)) return;
    members -= 1;
    if (members > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };
  return {
    join: (onHeartbeat) => {
      // One slot after the other, so that streams that opened together are not all called in the same second.
      joined += 1;
      const slot = slots[joined % seconds];
      slot?.add(onHeartbeat);
      members += 1;
      timer ??= setInterval(tick, tickMs).unref();
      return () => leave(slot, onHeartbeat);
    },
  };
};
