import type { Day, Instant } from './brand.ts';
import { DAY_MS, MINUTE_MS } from './time/units.ts';
import { writtenAt } from './time/wall-clock.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const pad = (n: number, width = 2): string => String(n).padStart(width, '0');

/** Milliseconds of a day's midnight read as UTC: a number to count days with, not a moment. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);
const fromDayNumber = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day;

/** The first and the last day that the program reads: the moments of both are written alike by program and database, whatever the zone. */
const FIRST = '1000-01-01';
const LAST = '9998-12-31';

/** Parses `YYYY-MM-DD`; `null` when it is no existing day of the years 1000 to 9998. */
export const parseDay = (text: string): Day | null => {
  if (!DAY.test(text) || text < FIRST || text > LAST) return null;
  const ms = dayNumber(text);
  return Number.isNaN(ms) || fromDayNumber(ms) !== text ? null : (text as Day);
};

/** A day from its literal; a wrong one is a fault of the caller. */
export const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (parsed === null) throw new RangeError(`not a day: ${text}`);
  return parsed;
};

/** Parses an ISO 8601 moment with a zone and writes it in UTC with milliseconds; `null` when it is none. */
export const parseInstant = (text: string): Instant | null => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : instantOf(ms);
};

/** An instant from its literal; a wrong one is a fault of the caller. */
export const instant = (text: string): Instant => {
  const parsed = parseInstant(text);
  if (parsed === null) throw new RangeError(`not an instant: ${text}`);
  return parsed;
};

/** An instant from milliseconds since 1970 UTC. */
export const instantOf = (ms: number): Instant => new Date(ms).toISOString() as Instant;

/** Milliseconds since 1970 UTC of an instant. */
export const msOf = (at: Instant): number => Date.parse(at);

/** The instant some milliseconds later (negative: earlier). */
export const plusMs = (at: Instant, ms: number): Instant => instantOf(msOf(at) + ms);

/** The earlier of two instants. */
export const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b);

/** The later of two days. */
export const laterDay = (a: Day, b: Day): Day => (a > b ? a : b);

/** What the clock and calendar on a Warsaw wall show. `weekday` 1 = Monday … 7 = Sunday. */
export type WallClock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly weekday: number;
};

/** The Warsaw wall clock at an instant. */
export const wallClockAt = (at: Instant): WallClock => {
  const [day = '', time = ''] = writtenAt(at).split(' ');
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return { year, month, day: dayOfMonth, hour, minute, second, weekday: weekdayOf(day as Day) };
};

/** The Warsaw day of an instant. */
export const dayOf = (at: Instant): Day => writtenAt(at).slice(0, 10) as Day;

/** The Warsaw time of an instant, `HH:mm`. */
export const timeOf = (at: Instant): string => writtenAt(at).slice(11, 16);

/** Day of the week, 1 = Monday … 7 = Sunday. */
export const weekdayOf = (of: Day): number => new Date(dayNumber(of)).getUTCDay() || 7;

/** Minutes by which Warsaw is ahead of UTC at a moment (60 or 120). */
const offsetAt = (ms: number): number => {
  const wall = wallClockAt(instantOf(ms));
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  return Math.round((asUtc - Math.floor(ms / 1000) * 1000) / MINUTE_MS);
};

/**
 * The instant at which the Warsaw wall clock shows a time of a day. In the hour that the autumn change repeats the first pass counts;
 * a time that the spring change skips is moved an hour on, as clocks are.
 */
export const instantAt = (of: Day, time = '00:00:00', milliseconds = 0): Instant => {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const asUtc = dayNumber(of) + ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
  const summer = asUtc - 120 * MINUTE_MS;
  if (offsetAt(summer) === 120) return instantOf(summer);
  const winter = asUtc - 60 * MINUTE_MS;
  return instantOf(winter);
};

/** Midnight that begins the Warsaw day. */
export const startOfDay = (of: Day): Instant => instantAt(of);

/** 23:59:59 Warsaw, the last second of the day: the form of every "until" (docs/rules/limits.md#zone). */
export const endOfDay = (of: Day): Instant => instantAt(of, '23:59:59');

/** The day some days later (negative: earlier). */
export const addDays = (of: Day, days: number): Day => fromDayNumber(dayNumber(of) + days * DAY_MS);

/** Days from the first day to the second; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((dayNumber(to) - dayNumber(from)) / DAY_MS);

/** Number of the month's days. `month` 1-12. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Year, month (1-12) and day of a day. */
export const partsOf = (of: Day): { readonly year: number; readonly month: number; readonly day: number } => ({
  year: Number(of.slice(0, 4)),
  month: Number(of.slice(5, 7)),
  day: Number(of.slice(8, 10)),
});

/** The same day of a later (earlier) month; a day that the month lacks becomes its last (KC art. 112). */
export const addMonths = (of: Day, months: number): Day => {
  const { year, month, day: dayOfMonth } = partsOf(of);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return `${pad(toYear, 4)}-${pad(toMonth)}-${pad(Math.min(dayOfMonth, daysInMonth(toYear, toMonth)))}` as Day;
};

/** The day as `DD.MM.YYYY`, the form of Polish documents and inputs. */
export const polishDay = (of: Day): string => `${of.slice(8, 10)}.${of.slice(5, 7)}.${of.slice(0, 4)}`;

/** Reads `DD.MM.YYYY`; `null` when it is no existing day. */
export const parsePolishDay = (text: string): Day | null => {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim());
  return match === null ? null : parseDay(`${match[3]}-${(match[2] ?? '').padStart(2, '0')}-${(match[1] ?? '').padStart(2, '0')}`);
};

/** Is it a time `HH:mm` of the 24-hour clock? */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The parts of a "time ago" label: today, yesterday, days under 7, weeks under 30 days, then months (docs/rules/limits.md#time-ago). */
export const agoParts = (then: Day, today: Day): { readonly unit: 'today' | 'yesterday' | 'days' | 'weeks' | 'months'; readonly n: number } => {
  const days = Math.max(0, daysBetween(then, today));
  if (days === 0) return { unit: 'today', n: 0 };
  if (days === 1) return { unit: 'yesterday', n: 1 };
  if (days < 7) return { unit: 'days', n: days };
  if (days < 30) return { unit: 'weeks', n: Math.floor(days / 7) };
  return { unit: 'months', n: Math.floor(days / 30) };
};
