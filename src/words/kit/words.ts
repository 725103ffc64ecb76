/** Texts in two languages: places, plurals, translators. The forms of numbers are remembered: a fast path (docs/fast-paths.md). */

import type { Lang } from '../../domain/kit/viewer.ts';

/** The product's languages; Polish is the default. */
export type { Lang };

/** Plural forms by `Intl.PluralRules`: Polish needs one, few, many, other; English one, other. The number is `{n}`. */
export type Plural = { readonly one: string; readonly few?: string; readonly many?: string; readonly other: string };

/** A text: a sentence with `{name}` places, or plural forms chosen by `{n}`. */
export type Word = string | Plural;

/** A room's texts, flat: dotted keys. English is written `satisfies WordsLike<typeof pl>`, so a missing key does not compile. */
export type Words = Readonly<Record<string, Word>>;

/** The shape that the other language must have: the same keys. */
export type WordsLike<W extends Words> = { readonly [K in keyof W]: Word };

/** Values for the places of a text; numbers are written in the language's format. */
export type Values = Readonly<Record<string, string | number>>;

/** Translates one screen's keys into texts of one language: `t('offers.count', { n: 5 })`. */
export type Translate<W extends Words> = ((key: keyof W & string, values?: Values) => string) & { readonly lang: Lang };

const rules: Record<Lang, Intl.PluralRules> = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };
const numbers: Record<Lang, Intl.NumberFormat> = {
  pl: new Intl.NumberFormat('pl', { useGrouping: 'always' } as Intl.NumberFormatOptions),
  en: new Intl.NumberFormat('en'),
};

/** The forms of numbers that were asked for: choosing one takes `Intl` 19 µs. */
const forms: Record<Lang, Map<number, Intl.LDMLPluralRule>> = { pl: new Map(), en: new Map() };

const formOf = (n: number, lang: Lang): Intl.LDMLPluralRule => {
  const form = forms[lang].get(n) ?? rules[lang].select(n);
  if (forms[lang].size < 999) forms[lang].set(n, form);
  return form;
};

const pick = (word: Word, lang: Lang, values: Values): string => {
  if (typeof word === 'string') return word;
  return (word as Record<string, string>)[formOf(Number(values['n'] ?? 0), lang)] ?? word.other;
};

const oneLetter = new Set('aiouwzAIOUWZ');
const isBefore = (letter: string): boolean => letter === '(' || letter === '„' || letter.trim() === '';

/** Ties Polish one-letter words to the next word, so that no line ends with them. A page has hundreds of texts, so it uses no regular expression. */
const tie = (text: string): string => {
  let tied = '';
  let from = 0;
  for (let at = text.indexOf(' ', 1); at > 0; at = text.indexOf(' ', at + 1)) {
    const letter = text[at - 1] ?? '';
    const starts = at === 1 || (at - 2 >= from && isBefore(text[at - 2] ?? ''));
    if (!starts || !oneLetter.has(letter)) continue;
    tied += `${text.slice(from, at)}\u00a0`;
    from = at + 1;
  }
  return from === 0 ? text : tied + text.slice(from);
};

/** Both languages write small whole numbers as JavaScript does, and that is quicker than `Intl`. */
const numberText = (n: number, lang: Lang): string => (Number.isInteger(n) && n >= 0 && n < 1000 ? String(n) : numbers[lang].format(n));

/** A text taken apart at its places, once: every second part is the name of one. Texts are the program's own, so there is an end to them. */
const parts = new Map<string, readonly string[]>();

const partsOf = (text: string): readonly string[] => {
  const known = parts.get(text) ?? text.split(/\{(\w+)\}/);
  parts.set(text, known);
  return known;
};

const fill = (text: string, key: string, values: Values, lang: Lang): string => {
  let filled = '';
  for (const [at, part] of partsOf(text).entries()) {
    const value = at % 2 === 0 ? part : values[part];
    if (value === undefined) throw new Error(`missing value: {${part}} of ${key} (${lang})`);
    filled += typeof value === 'string' ? value : numberText(value, lang);
  }
  return filled;
};

const isFixed = (word: Word): word is string => typeof word === 'string' && !word.includes('{');

/** Makes the translator of some texts. A key that is missing at run time (untyped data) throws: a missing text is a fault, never an empty page. */
export const translator = <const W extends Words>(words: W, lang: Lang): Translate<W> => {
  const finish = (text: string): string => (lang === 'pl' ? tie(text) : text);
  // A text without places is the same each time; most are.
  const fixed = new Map<string, string>();
  const translate = (key: keyof W & string, values: Values): string => {
    const word = words[key];
    if (word === undefined) throw new Error(`missing text: ${key} (${lang})`);
    const text = finish(fill(pick(word, lang, values), key, values, lang));
    if (isFixed(word)) fixed.set(key, text);
    return text;
  };
  const t = (key: keyof W & string, values: Values = {}): string => fixed.get(key) ?? translate(key, values);
  return Object.assign(t, { lang });
};

/** The translators of a pair, `{ pl, en }`, for who writes in the language of whoever reads: `const t = translators(mailWords); t[lang]('subject')`. */
export const translators = <const W extends Words>({ pl, en }: { readonly pl: W; readonly en: WordsLike<W> }): Record<Lang, Translate<W>> => ({
  pl: translator(pl, 'pl'),
  // The keys are the same; a text may have other plural forms.
  en: translator(en as W, 'en'),
});
