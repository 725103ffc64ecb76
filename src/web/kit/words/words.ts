/** The words of a component in the language of the page. */

import { createContext, use } from 'react';
import { type Lang, type Translate, translator, type Words, type WordsLike } from '../../../words/kit/words.ts';

/** A screen's texts in both languages: `{ pl, en }`. */
export type WordPair<W extends Words> = { readonly pl: W; readonly en: WordsLike<W> };

/** The language of the page, given by the root; Polish where nothing gives it. */
export const LangContext = createContext<Lang>('pl');

/** The language of the page. */
export const useLang = (): Lang => use(LangContext);

const translators = new WeakMap<object, Partial<Record<Lang, unknown>>>();

/** The translator of a screen outside components (loaders, `meta`): `translatorOf(words, langOf(context))`. */
export const translatorOf = <W extends Words>(both: WordPair<W>, lang: Lang): Translate<W> => {
  const known = translators.get(both);
  const made = known?.[lang];
  if (made) return made as Translate<W>;
  const t = translator(both[lang] as W, lang) as Translate<W>;
  translators.set(both, { ...known, [lang]: t });
  return t;
};

/** A screen's texts in the page's language: `const t = useWords(words); t('title')`. */
export const useWords = <W extends Words>(both: WordPair<W>): Translate<W> => translatorOf(both, useLang());
