/** The product's languages; Polish is the default. */
export type Lang = 'pl' | 'en';

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

/** Speaks one room's texts in one language: `w('offers.count', { n: 5 })`. */
export type Speak<W extends Words> = ((key: keyof W & string, values?: Values) => string) & { readonly lang: Lang };

const rules: Record<Lang, Intl.PluralRules> = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };
const numbers: Record<Lang, Intl.NumberFormat> = {
  pl: new Intl.NumberFormat('pl', { useGrouping: 'always' } as Intl.NumberFormatOptions),
  en: new Intl.NumberFormat('en'),
};

const pick = (word: Word, lang: Lang, values: Values): string => {
  if (typeof word === 'string') return word;
  const form = rules[lang].select(Number(values['n'] ?? 0));
  return (word as Record<string, string>)[form] ?? word.other;
};

const tie = (text: string, lang: Lang): string => (lang === 'pl' ? text.replace(/(^|[\s(„])([aiouwzAIOUWZ]) /gu, '$1$2\u00a0') : text);

/** Makes a speaker. A key that is missing at run time (untyped data) throws: a missing text is a fault, never an empty page. */
export const speaker = <const W extends Words>(words: W, lang: Lang): Speak<W> => {
  const speak = (key: keyof W & string, values: Values = {}): string => {
    const word = words[key];
    if (word === undefined) throw new Error(`missing text: ${key} (${lang})`);
    const filled = pick(word, lang, values).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`missing value: {${name}} of ${key} (${lang})`);
      return typeof value === 'number' ? numbers[lang].format(value) : value;
    });
    return tie(filled, lang);
  };
  return Object.assign(speak, { lang });
};
