/** The course of the operator's day: when money moves between banks, and when premises are handed over (docs/rules/console.md#overview). */

import type { Instant } from '../../kit/brand.ts';
import { isBusinessDay } from '../../kit/business-days.ts';
import { dayOf, timeOf } from '../../kit/time.ts';

/** When Elixir takes transfers out of banks, on every day on which banks work; KIR publishes these hours. */
const elixirSessions = ['09:30', '13:30', '16:00'] as const;

/** A meeting for a handover. `isOver`: its protocol was sent, or none is awaited any more. */
export type DayMeeting = { readonly at: Instant; readonly name: string; readonly isOver: boolean };

/** Something of the day at an hour of Warsaw. Done is a session that has been, and a handover that is over; late is a handover whose hour has come without. */
export type DayMark = { readonly time: string; readonly state: 'done' | 'ahead' | 'late' } & (
  | { readonly kind: 'elixir'; readonly n: number }
  | { readonly kind: 'meeting'; readonly name: string }
);

/** The sessions and meetings of the day on which a moment lies, in order. */
export const marksOf = (now: Instant, meetings: readonly DayMeeting[]): readonly DayMark[] => {
  const sessions = isBusinessDay(dayOf(now)) ? elixirSessions : [];
  return [
    ...sessions.map((time, at): DayMark => ({ time, state: time <= timeOf(now) ? 'done' : 'ahead', kind: 'elixir', n: at + 1 })),
    ...meetings.map(
      ({ at, name, isOver }): DayMark => ({ time: timeOf(at), state: isOver ? 'done' : at <= now ? 'late' : 'ahead', kind: 'meeting', name }),
    ),
  ].sort((one, other) => one.time.localeCompare(other.time));
};

/** Hours since midnight: 9:30 is 9.5. */
export const hoursOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

/** The first and the last whole hour of a ruler that shows these times: a working day at least. */
export const rulerSpan = (times: readonly string[]): readonly [from: number, to: number] => {
  const hours = times.map(hoursOf);
  return [Math.floor(Math.min(8, ...hours)), Math.ceil(Math.max(18, ...hours))];
};

/** Marks whose labels would run into each other, by their places on the ruler (0 to 1): `[0.1, 0.2, 0.6]` at least `0.2` apart are `[[0.1, 0.2], [0.6]]`. */
export const clustersOf = <T extends { readonly place: number }>(marks: readonly T[], apart: number): readonly (readonly T[])[] => {
  const clusters: T[][] = [];
  for (const mark of marks) {
    const last = clusters.at(-1);
    if (last?.[0] !== undefined && mark.place - last[0].place < apart) last.push(mark);
    else clusters.push([mark]);
  }
  return clusters;
};

/** How many of the next marks of a crowded day stand open. */
const nextShown = 6;

/** The list of a crowded day: what is over and what comes later are folded away, what is late and what comes next stand open. */
export const foldDay = (marks: readonly DayMark[]) => {
  const of = (state: DayMark['state']): readonly DayMark[] => marks.filter((mark) => mark.state === state);
  const ahead = of('ahead');
  return { done: of('done'), late: of('late'), next: ahead.slice(0, nextShown), later: ahead.slice(nextShown) };
};

/** Marks of one kind at one hour, drawn as one. */
type DayStack = Pick<DayMark, 'kind' | 'time' | 'state'> & { readonly n: number };

const urgency = ['done', 'ahead', 'late'] as const;
const moreUrgent = (one: DayMark['state'], other: DayMark['state']): DayMark['state'] =>
  urgency.indexOf(one) > urgency.indexOf(other) ? one : other;

/** Marks of one kind at one hour as a single one with their number: late when one of them is, over when all are. */
export const stacksOf = (marks: readonly DayMark[]): readonly DayStack[] => {
  const stacks = new Map<string, DayStack>();
  for (const { kind, time, state } of marks) {
    const before = stacks.get(kind + time) ?? { kind, time, state, n: 0 };
    stacks.set(kind + time, { ...before, state: moreUrgent(before.state, state), n: before.n + 1 });
  }
  return [...stacks.values()];
};
