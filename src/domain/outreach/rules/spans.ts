/** The spans of days that figures are shown for, in Warsaw (docs/rules/outreach.md#figures). */

import type { Day } from '../../kit/brand.ts';
import { addDays, addMonths, daysBetween, daysInMonth, partsOf, weekdayOf } from '../../kit/time.ts';
import type { Frame } from '../types.ts';
import { outreachNumbers } from './outreach-numbers.ts';

/** Days from the first to the last, both counted. */
export type Span = { readonly from: Day; readonly to: Day };

/** The days of two ends, when they are a span that can be shown: in order, and not longer than a year. */
const customSpan = (from: Day | null, to: Day | null): Span | null =>
  from !== null && to !== null && from <= to && daysBetween(from, to) < outreachNumbers.customDaysMax ? { from, to } : null;

/** The span of a frame: today, the week from Monday, the calendar month, or the days that were chosen; null for days that make none. */
export const spanOf = (frame: Frame, today: Day, chosen: { readonly from: Day | null; readonly to: Day | null }): Span | null => {
  if (frame === 'custom') return customSpan(chosen.from, chosen.to);
  if (frame === 'day') return { from: today, to: today };
  const monday = addDays(today, 1 - weekdayOf(today));
  if (frame === 'week') return { from: monday, to: addDays(monday, 6) };
  const { year, month, day } = partsOf(today);
  const first = addDays(today, 1 - day);
  return { from: first, to: addDays(first, daysInMonth(year, month) - 1) };
};

/** What a span is compared with: the month before a month, else as many days right before it. */
export const spanBefore = (frame: Frame, { from, to }: Span): Span =>
  frame === 'month'
    ? { from: addMonths(from, -1), to: addDays(from, -1) }
    : { from: addDays(from, daysBetween(to, from) - 1), to: addDays(from, -1) };

/** The bars of a chart: one for each day, or for each week from Monday where there were too many. */
export const barsOf = ({ from, to }: Span): readonly Span[] => {
  const days = daysBetween(from, to) + 1;
  if (days <= outreachNumbers.dailyBarsMax) return Array.from({ length: days }, (_, at) => ({ from: addDays(from, at), to: addDays(from, at) }));
  const bars: Span[] = [];
  for (let start = from; start <= to; ) {
    const sunday = addDays(start, 7 - weekdayOf(start));
    const end = sunday < to ? sunday : to;
    bars.push({ from: start, to: end });
    start = addDays(end, 1);
  }
  return bars;
};
