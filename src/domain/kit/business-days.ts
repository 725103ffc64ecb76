import type { Day, Instant } from './brand.ts';
import { leaseNumbers } from './numbers.ts';
import { addDays, dayOf, partsOf, timeOf, weekdayOf } from './time.ts';

/** Easter Sunday of a year (Gregorian computus of Meeus, Jones and Butcher). */
export const easter = (year: number): Day => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}` as Day;
};

const FIXED = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26'] as const;
/** Christmas Eve is free since 2025 (act on free days as amended from 1 February 2025). */
const CHRISTMAS_EVE_FREE_SINCE = 2025;

/** Is the day a Polish public holiday (Sundays aside)? */
export const isHoliday = (of: Day): boolean => {
  const { year } = partsOf(of);
  const monthAndDay = of.slice(5);
  if (FIXED.some((fixed) => fixed === monthAndDay)) return true;
  if (monthAndDay === '12-24' && year >= CHRISTMAS_EVE_FREE_SINCE) return true;
  const sunday = easter(year);
  return of === addDays(sunday, 1) || of === addDays(sunday, 60);
};

/** Is the day Monday to Friday and no holiday? */
export const isBusinessDay = (of: Day): boolean => weekdayOf(of) <= 5 && !isHoliday(of);

/** The day itself when it is a business day, else the next one: a term that ends on a free day or Saturday moves on (KC art. 115). */
export const rollOn = (of: Day): Day => (isBusinessDay(of) ? of : rollOn(addDays(of, 1)));

/** The n-th business day after a day; `n` ≥ 0, where 0 rolls a free day on. */
export const addBusinessDays = (of: Day, n: number): Day => {
  if (n <= 0) return rollOn(of);
  const next = rollOn(addDays(of, 1));
  return n === 1 ? next : addBusinessDays(next, n - 1);
};

/** Business days after the first day up to and including the second; 0 when the second is not later. */
export const businessDaysBetween = (from: Day, to: Day): number => {
  let [count, at] = [0, addDays(from, 1)];
  for (; at <= to; at = addDays(at, 1)) if (isBusinessDay(at)) count += 1;
  return count;
};

/** The day on which an ordinary transfer sent now arrives: the same business day before the cut-off (14:30 Warsaw), else the next one. */
export const transferArrives = (sentAt: Instant): Day => {
  const today = dayOf(sentAt);
  return isBusinessDay(today) && timeOf(sentAt) < leaseNumbers.transferCutOff ? today : addBusinessDays(today, 1);
};
