/** Loads texts that the first page did not bring. */

import type { Lang } from '../../../words/kit/words.ts';
import { reloadPage } from './reload-page.ts';

/** Reads one file of texts into the object that the pages already hold. */
type Fill = () => Promise<void>;

const chunks: Record<Lang, Fill[]> = { pl: [], en: [] };
const loading = new Map<string, Promise<unknown>>();
const loaded = new Set<string>(typeof document === 'undefined' ? [] : [document.documentElement.lang]);

/**
 * The build puts a call of this in the place of each file of texts of the first pages: texts of the page's language are read before
 * the page's own code runs, those of the other one only when the page changes to it.
 */
export const wordChunk = (lang: Lang, words: object, read: () => Promise<object>): Promise<void> | undefined => {
  let filled: Promise<void> | undefined;
  const fill: Fill = () => {
    filled ??= read().then((found) => void Object.assign(words, found));
    return filled;
  };
  chunks[lang].push(fill);
  return loaded.has(lang) || loading.has(lang) ? fill() : undefined;
};

/** Fetches the texts of a language; null when they are here already. A page waits for it before it is drawn in another language. */
export const loadLanguage = (lang: Lang): Promise<unknown> | null => {
  if (loaded.has(lang)) return null;
  const known = loading.get(lang) ?? Promise.all(chunks[lang].map((fill) => fill())).then(() => loaded.add(lang), reloadPage);
  loading.set(lang, known);
  return known;
};
