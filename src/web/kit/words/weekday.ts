/** Weekdays as a term names them. */

import type { Lang } from '../../../words/kit/words.ts';

const formats = {
  pl: {
    short: new Intl.DateTimeFormat('pl-PL', { weekday: 'short', timeZone: 'UTC' }),
    long: new Intl.DateTimeFormat('pl-PL', { weekday: 'long', timeZone: 'UTC' }),
  },
  en: {
    short: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
    long: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
  },
} as const;

/** Polish weekdays after "do": the language has no other way to say a term. */
const genitive = ['niedzieli', 'poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty'] as const;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The weekday of a calendar day, `pt.` or `piątek`. */
export const weekday = (day: string, lang: Lang, length: 'short' | 'long'): string => formats[lang][length].format(dateOf(day));

/** The weekday as it stands after "by" (`do wtorku`). */
export const weekdayBy = (day: string, lang: Lang): string =>
  lang === 'pl' ? (genitive[dateOf(day).getUTCDay()] ?? '') : weekday(day, lang, 'long');
