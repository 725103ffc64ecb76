/** Day and time as Warsaw's clocks show them. What they are ahead is remembered: a fast path (docs/fast-paths.md). */

import { HOUR_MS, ZONE } from './units.ts';

// Sweden writes moments as ISO does: 2026-11-21 14:20:05.
const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** By how much Warsaw's clocks are ahead of UTC, for the hours that were asked for: writing a moment by `Intl` takes 16 µs, and a page does it thrice. */
const aheadIn = new Map<number, number>();

const aheadOf = (hour: number): number => Date.parse(`${wallClock.format(hour).replace(' ', 'T')}Z`) - hour;

/**
 * The Warsaw day and time of an instant, `2026-11-21 14:20:05`; apart from the other rules of time, because every first page brings it. Clocks
 * change on a whole hour (since 1916), so what holds at its begin holds in all of it.
 */
export const writtenAt = (instant: string): string => {
  const ms = Date.parse(instant);
  const hour = Math.floor(ms / HOUR_MS) * HOUR_MS;
  const ahead = aheadIn.get(hour) ?? aheadOf(hour);
  if (aheadIn.size > 999) aheadIn.clear();
  aheadIn.set(hour, ahead);
  return new Date(ms + ahead).toISOString().slice(0, 19).replace('T', ' ');
};
