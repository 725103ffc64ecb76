import type { Day, Grosze, Instant } from '../../domain/kit/brand.ts';
import { writtenAt } from '../../domain/kit/time/wall-clock.ts';
import { nameWords } from './names.ts';
import type { Lang } from './words.ts';

/**
 * How values are written in one language, on pages, in e-mails, refusals and on the map; documents write some of them in their own way
 * (document-format.ts). Every space inside a value is
 * non-breaking. Numbers and days are put together by hand and not by the host's locale data, because a signed document must come out
 * in the same bytes on every machine, and a page the same on the server and in the browser.
 */
export type Format = {
  /** Grosze with both decimals: `1 234,50 zł`, in English `1,234.50 zł`. */
  readonly money: (amount: Grosze | number) => string;
  /** A sum without decimals where it has no grosze, `1 235 zł`; never rounded, since people sign for it: `1 234,50 zł`. */
  readonly shortMoney: (amount: Grosze | number) => string;
  /** Square metres with at most two decimals: `86,5 m²`. */
  readonly area: (squareMetres: number) => string;
  /** With exactly so many decimals; with at most two when none are named. */
  readonly number: (n: number, digits?: number) => string;
  /** `20.11.2026` in both languages. */
  readonly day: (day: Day | string) => string;
  /** `20 listopada 2026`, `20 November 2026`. */
  readonly longDay: (day: Day | string) => string;
  /** A moment in Warsaw: `20.11.2026, 14:20`. */
  readonly instant: (instant: Instant | string) => string;
  /** For moments that are near: `20.11, 14:20`. */
  readonly shortInstant: (instant: Instant | string) => string;
  /** The time of day in Warsaw: `14:20`. */
  readonly time: (instant: Instant | string) => string;
  /** The time of day in Warsaw to the second: `14:20:05`. */
  readonly seconds: (instant: Instant | string) => string;
  /** A bank account (NRB) in groups of four. */
  readonly account: (nrb: string) => string;
};

/** The formats of a language. They are made once and kept. */
export const formatOf = (lang: Lang): Format => {
  const known = made.get(lang) ?? makeFormat(lang);
  made.set(lang, known);
  return known;
};

const made = new Map<Lang, Format>();

const makeFormat = (lang: Lang): Format => {
  const write = numberWriter(lang);
  const longDay = longDayWriter(lang);
  return {
    money: (amount) => `${write(amount / 100, 2, 2)}${nbsp}zł`,
    shortMoney: (amount) => `${write(amount / 100, amount % 100 && 2, 2)}${nbsp}zł`,
    area: (squareMetres) => `${write(squareMetres, 0, 2)}${nbsp}m²`,
    number: (n, digits) => (digits === undefined ? write(n, 0, 2) : write(n, digits, digits)),
    day: shortDay,
    longDay,
    instant: (instant) => `${shortDay(warsawDay(instant))},${nbsp}${timeOf(instant)}`,
    shortInstant: (instant) => `${shortDay(warsawDay(instant)).slice(0, 5)},${nbsp}${timeOf(instant)}`,
    time: timeOf,
    seconds: secondsOf,
    account: (nrb) => `${nrb.slice(0, 2)}${nbsp}${nrb.slice(2).replace(/(.{4})(?=.)/g, `$1${nbsp}`)}`,
  };
};

const nbsp = '\u00a0';
const separators: Record<Lang, { readonly group: string; readonly decimal: string }> = {
  pl: { group: nbsp, decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** Writes a number with at most so many decimals, and with all of them when `least` says the same, in groups of three from four digits on. */
const numberWriter =
  (lang: Lang) =>
  (value: number, least: number, most: number): string => {
    const { group, decimal } = separators[lang];
    const [whole, decimals] = digitsOf(Math.abs(value), most);
    const grouped = whole.length > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
    const part = least === most ? decimals.padEnd(most, '0') : decimals;
    const isNegative = value < 0 && (whole !== '0' || decimals !== '');
    return `${isNegative ? '-' : ''}${grouped}${part === '' ? '' : decimal + part}`;
  };

/**
 * The digits before and behind the point, without zeros at the end. Most numbers have no more decimals than are wanted, and are taken as
 * they are written; others are rounded half away from zero. The decimal point is moved in the text and not by a multiplication: 86.505 × 100
 * is 8650.499… in binary, and two decimals of it would be 86.50 where everybody expects 86.51.
 */
const digitsOf = (size: number, most: number): readonly [whole: string, decimals: string] => {
  const written = String(size);
  const point = written.indexOf('.');
  if (!written.includes('e') && (point === -1 || written.length - point - 1 <= most))
    return point === -1 ? [written, ''] : [written.slice(0, point), written.slice(point + 1)];
  const scaled = size < 1e-6 ? 0 : Math.round(Number(`${size}e${most}`));
  const digits = String(scaled).padStart(most + 1, '0');
  return [digits.slice(0, digits.length - most), digits.slice(digits.length - most).replace(/0+$/, '')];
};

const shortDay = (text: string): string => text.slice(0, 10).split('-').reverse().join('.');

const longDayWriter =
  (lang: Lang) =>
  (text: string): string => {
    const [year = '', month = '', day = ''] = text.slice(0, 10).split('-');
    return `${Number(day)}${nbsp}${monthName(lang, month)}${nbsp}${year}`;
  };

const monthName = (lang: Lang, month: string): string => {
  const names: Readonly<Record<string, string>> = nameWords[lang];
  return names[`month.${month}`] ?? '';
};

const warsawDay = (instant: string): string => writtenAt(instant).slice(0, 10);
const secondsOf = (instant: string): string => writtenAt(instant).slice(11);
const timeOf = (instant: string): string => writtenAt(instant).slice(11, 16);
