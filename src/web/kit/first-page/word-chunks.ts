import type { Lang } from '../../../words/kit/words.ts';
import { loadAnew } from './reload-page.ts';

/** Reads one file of texts into the object that the pages hold already. */
type Fill = () => Promise<void>;

const shelves: Record<Lang, Fill[]> = { pl: [], en: [] };
const learned = new Map<string, Promise<unknown>>();
const spoken = new Set<string>(typeof document === 'undefined' ? [] : [document.documentElement.lang]);

/**
 * The build writes this in the place of a file of texts of the first pages: the texts of the page's language are read before the
 * page's own code runs, those of the other one only when the page begins to speak it.
 */
export const shelve = (lang: Lang, words: object, read: () => Promise<object>): Promise<void> | undefined => {
  let filled: Promise<void> | undefined;
  const fill: Fill = () => {
    filled ??= read().then((found) => void Object.assign(words, found));
    return filled;
  };
  shelves[lang].push(fill);
  return spoken.has(lang) || learned.has(lang) ? fill() : undefined;
};

/** What a page must wait for before it speaks a language; nothing when the texts are here. */
export const learning = (lang: Lang): Promise<unknown> | null => {
  if (spoken.has(lang)) return null;
  const known = learned.get(lang) ?? Promise.all(shelves[lang].map((fill) => fill())).then(() => spoken.add(lang), loadAnew);
  learned.set(lang, known);
  return known;
};
