/** The words, numbers and signs of a typed line. */

import type { Day } from '../../../kit/brand.ts';
import { parseDay } from '../../../kit/time.ts';
import { fold } from '../../../kit/typed/fold.ts';

/** Where in the line something stands. */
type Place = { readonly from: number; readonly to: number };

/** A piece of a line: `key` is the folded word, `isCapital` says how it begins. */
export type Token = Place &
  (
    | { readonly kind: 'word'; readonly key: string; readonly isCapital: boolean }
    | { readonly kind: 'number'; readonly value: number; readonly text: string }
    | { readonly kind: 'day'; readonly day: Day | null }
    | { readonly kind: 'postCode'; readonly code: string }
    | { readonly kind: 'sign'; readonly sign: string }
  );

const pattern = new RegExp(
  [
    String.raw`(?<postCode>(?<!\d)\d{2}-\d{3}(?!\d|\s*(?:m|zł|zl|pln|tys|sq|k)))`,
    String.raw`(?<iso>\d{4}-\d{2}-\d{2})`,
    String.raw`(?<day>\d{1,2}[./]\d{1,2}[./]\d{4})`,
    String.raw`(?<number>\d{1,3}(?:[ \u00a0\u202f.]\d{3})+(?!\d)(?:,\d{1,2}(?!\d))?|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?)`,
    // Of a single letter the plus is a part: the energy class A+.
    String.raw`(?<word>\p{L}(?:\+(?!\p{L})|[\p{L}\p{N}]*²?))`,
    '(?<sign>[<>≤≥+~,;–—-])',
  ].join('|'),
  'gu',
);

/**
 * Takes a line apart. What is none of these (a full stop, a slash, brackets) only separates: `zł/m²` is two words.
 *
 *     "biuro do 1 200 m2"   is   biuro · do · 1200 · m2
 *
 * `50-100` before a unit is two numbers, otherwise a postal code.
 */
export const tokensOf = (line: string): readonly Token[] =>
  [...line.matchAll(pattern)].flatMap((match): Token[] => {
    const place = { from: match.index, to: match.index + match[0].length };
    const { postCode, iso, day, number, word, sign } = match.groups ?? {};
    if (postCode !== undefined) return [{ ...place, kind: 'postCode', code: postCode }];
    if (iso !== undefined) return [{ ...place, kind: 'day', day: parseDay(iso) }];
    if (day !== undefined) return [{ ...place, kind: 'day', day: parseDay(isoOf(day)) }];
    if (number !== undefined) return [{ ...place, kind: 'number', value: amountOf(number), text: number }];
    if (sign !== undefined) return [{ ...place, kind: 'sign', sign: sign === '–' || sign === '—' ? '-' : sign }];
    if (word === undefined) return [];
    // A word of letters that fold to nothing, "офис", is one that no expression answers.
    return [{ ...place, kind: 'word', key: wordKey(word) || word.toLowerCase(), isCapital: /^\p{Lu}/u.test(word) }];
  });

/** A word as it is compared; the plus of an energy class is a part of it. */
export const wordKey = (text: string): string => fold(text.replace(/(?<=\p{L})\+/gu, 'plus'));

/** `1.6.2027` is `2027-06-01`. */
const isoOf = (text: string): string => {
  const [day = '', month = '', year = ''] = text.split(/[./]/);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Three digits after a sign make thousands, one or two are decimals. */
const amountOf = (text: string): number => {
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`);
};
