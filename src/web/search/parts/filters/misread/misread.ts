/** What of the address could not be understood, put into words. */

import type { Lang } from '../../../../../words/kit/words.ts';
import { filterWords } from '../../../../../words/search/filters.ts';
import { translatorOf } from '../../../../kit/words/words.ts';
import { pageParams } from '../address-parts.ts';

/** What counts as not set; `to` is the address without what could not be understood of it. */
export type MisreadNote = { readonly text: string; readonly to: string };

/** Says which filter was left out, what stands there, and what to do. */
export const misreadParam = (
  params: URLSearchParams,
  name: string,
  values: readonly string[],
  words: { readonly filter: string; readonly why: string },
  lang: Lang,
): MisreadNote => ({
  text: translatorOf(filterWords, lang)('misread', { ...words, value: shortened(values.map((one) => one.trim()).join(', ')) }),
  to: withoutValues(params, name, values),
});

/** The address without some values of a parameter; a page number is gone with them. */
export const withoutValues = (params: URLSearchParams, name: string, values: readonly string[]): string => {
  const to = new URLSearchParams(params);
  for (const value of values) to.delete(name, value);
  for (const gone of pageParams) to.delete(gone);
  return `?${to}`;
};

/** A parameter that works only where terms are shown: the field that it limits, and what it is called. */
export type LockedParam = { readonly name: string; readonly field: string; readonly label: (lang: Lang) => string };

/** Says of filters that they work where prices are shown. Both limits of a field are one note, which drops both. */
export const lockedNotes = (params: URLSearchParams, locked: readonly LockedParam[], lang: Lang): readonly MisreadNote[] => {
  const t = translatorOf(filterWords, lang);
  return [...Map.groupBy(locked, ({ field }) => field).values()].map((ofField) => {
    const [filter = '', ...others] = new Set(ofField.map(({ label }) => label(lang)));
    const to = new URLSearchParams(params);
    for (const gone of [...ofField.map(({ name }) => name), ...pageParams]) to.delete(gone);
    const text = others.length === 0 ? t('misread.terms', { filter }) : t('misread.terms.both', { filter, other: others.join(', ') });
    return { text, to: `?${to}` };
  });
};

/** Whoever followed a link that was cut off recognises it by its beginning. */
export const shortened = (text: string): string => (text.length > shownMax ? `${text.slice(0, shownMax).trimEnd()}…` : text);
const shownMax = 40;
