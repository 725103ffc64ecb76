import type { Day, Instant } from '../../domain/kit/brand.ts';
import { dayOf, instant } from '../../domain/kit/time.ts';
import { type Format, formatOf } from './format.ts';
import type { Lang } from './words.ts';

/** How documents write values: like pages, and some of them more exactly. Apart from the pages' formats, which every first visit fetches. */
export type DocumentFormat = Format & {
  /** Square metres with both decimals: `86,50 m²`. */
  readonly exactArea: (squareMetres: number) => string;
  /** `20 listopada 2026 r.`, `20 November 2026`. */
  readonly documentDay: (day: Day | string) => string;
  /** To the second: `20.11.2026, 14:20:05`, `20 November 2026, 14:20:05`. */
  readonly documentInstant: (instant: Instant | string) => string;
  /** A fingerprint in groups of eight, which may break across lines. */
  readonly hash: (sha256: string) => string;
};

/** The formats of documents in a language. */
export const documentFormatOf = (lang: Lang): DocumentFormat => {
  const format = formatOf(lang);
  const isPolish = lang === 'pl';
  return {
    ...format,
    exactArea: (squareMetres) => `${format.number(squareMetres, 2)}${nbsp}m²`,
    documentDay: (day) => (isPolish ? `${format.longDay(day)}${nbsp}r.` : format.longDay(day)),
    documentInstant: (at) => {
      const day = dayOf(instant(at));
      return `${isPolish ? format.day(day) : format.longDay(day)}, ${format.seconds(at)}`;
    },
    hash: (sha256) => sha256.replace(/(.{8})(?=.)/g, '$1 '),
  };
};

const nbsp = '\u00a0';
