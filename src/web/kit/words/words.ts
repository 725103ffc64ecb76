import { createContext, use } from 'react';
import { type Lang, type Speak, speaker, type Words, type WordsLike } from '../../../words/kit/words.ts';

/** A screen's texts in both languages, written once beside the page: `const words = { pl, en }`. */
export type Both<W extends Words> = { readonly pl: W; readonly en: WordsLike<W> };

export const LangContext = createContext<Lang>('pl');

/** The language of the page. */
export const useLang = (): Lang => use(LangContext);

const spoken = new WeakMap<object, Partial<Record<Lang, unknown>>>();

/** A speaker outside components (loaders, `meta`): `speakerOf(words, langOf(context))`. */
export const speakerOf = <W extends Words>(both: Both<W>, lang: Lang): Speak<W> => {
  const known = spoken.get(both);
  const made = known?.[lang];
  if (made) return made as Speak<W>;
  const speak = speaker(both[lang] as W, lang) as Speak<W>;
  spoken.set(both, { ...known, [lang]: speak });
  return speak;
};

/** A screen's texts in the page's language: `const t = useWords(words); t('title')`. */
export const useWords = <W extends Words>(both: Both<W>): Speak<W> => speakerOf(both, useLang());
