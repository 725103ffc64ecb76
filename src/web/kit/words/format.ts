/** Money, areas, days and times in the language of the page. */

import type { Day, Grosze, Instant } from '../../../domain/kit/brand.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { useLang } from './words.ts';

/** How amounts, areas, days and moments are written in one language; every space inside a value is non-breaking. */
export type Format = {
  readonly money: (amount: Grosze | number) => string;
  readonly wholeMoney: (amount: Grosze | number) => string;
  readonly area: (squareMetres: number) => string;
  readonly number: (n: number, digits?: number) => string;
  readonly day: (day: Day | string) => string;
  readonly longDay: (day: Day | string) => string;
  readonly instant: (instant: Instant | string) => string;
  /** Day and month with the hour, for moments that are near: `21.11, 14:20`. */
  readonly shortInstant: (instant: Instant | string) => string;
  readonly seconds: (instant: Instant | string) => string;
  readonly time: (instant: Instant | string) => string;
  readonly relative: (instant: Instant | string, now: number) => string;
};

const zone = 'Europe/Warsaw';
const nbsp = '\u00a0';
const locale: Record<Lang, string> = { pl: 'pl-PL', en: 'en-GB' };
const fixed = (text: string): string => text.replace(/[ \u202f]/g, nbsp);

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const makeFormat = (lang: Lang): Format => {
  // 'always': Polish otherwise leaves four-digit numbers ungrouped, and 1 234,50 zł beside 12 345,00 zł looks like a mistake.
  const grouped = { useGrouping: 'always' } as const;
  const numbers = (digits: number, least = 0): Intl.NumberFormat =>
    new Intl.NumberFormat(locale[lang], { ...grouped, minimumFractionDigits: least, maximumFractionDigits: digits } as Intl.NumberFormatOptions);
  const [exact, whole, upToTwo] = [numbers(2, 2), numbers(0), numbers(2)];
  const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale[lang], options);
  const longDates = dates({ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  const times = dates({ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const exactTimes = dates({ timeZone: zone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  const relative = new Intl.RelativeTimeFormat(locale[lang], { numeric: 'auto' });
  const day = (text: string): string => text.slice(0, 10).split('-').reverse().join('.');
  const time = (instant: string): string => times.format(new Date(instant));
  return {
    money: (amount) => fixed(`${exact.format(amount / 100)} zł`),
    wholeMoney: (amount) => fixed(`${whole.format(amount / 100)} zł`),
    area: (squareMetres) => fixed(`${upToTwo.format(squareMetres)} m²`),
    number: (n, digits) => fixed((digits === undefined ? upToTwo : numbers(digits, digits)).format(n)),
    day,
    longDay: (text) => fixed(longDates.format(new Date(`${text.slice(0, 10)}T00:00:00Z`))),
    instant: (instant) => `${day(parts.format(new Date(instant)))},${nbsp}${time(instant)}`,
    shortInstant: (instant) => `${day(parts.format(new Date(instant))).slice(0, 5)},${nbsp}${time(instant)}`,
    seconds: (instant) => exactTimes.format(new Date(instant)),
    time,
    relative: (instant, now) => {
      const ms = new Date(instant).getTime() - now;
      const [unit, size] = units.find(([, length]) => Math.abs(ms) >= length) ?? (['minute', 60_000] as const);
      return fixed(relative.format(Math.round(ms / size), unit));
    },
  };
};

const made: Partial<Record<Lang, Format>> = {};

/** Formats outside components (loaders, `meta`). */
export const formatOf = (lang: Lang): Format => {
  const known = made[lang] ?? makeFormat(lang);
  made[lang] = known;
  return known;
};

/** Formats in the page's language. */
export const useFormat = (): Format => formatOf(useLang());
