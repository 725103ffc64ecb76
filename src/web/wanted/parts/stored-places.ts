/** Answers about places that the browser keeps: in this page always, in its storage with consent alone. */

import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { tryStorage } from '../../kit/draft/device-storage.ts';

/** A suggested place as the server writes it. */
export type Prediction = { readonly description: string; readonly place_id: string; readonly main_text: string; readonly secondary_text: string };

type Stored = readonly (readonly [key: string, predictions: readonly Prediction[]])[];

const storageKey = 'wanted-places';
let inPage: Stored = [];
let isLoaded = false;

const keyOf = (lang: Lang, input: string): string => `${lang} ${input.toLowerCase()}`;

/** What the page knows. With a consent that was taken back also what came from the storage goes. */
const read = (mayStore: boolean): Stored => {
  if (mayStore === isLoaded) return inPage;
  isLoaded = mayStore;
  if (!mayStore) {
    inPage = [];
    return inPage;
  }
  const stored = tryStorage((): unknown => JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
  inPage = [...inPage, ...(Array.isArray(stored) ? (stored as Stored) : [])];
  return inPage;
};

/** What was answered before; null when nothing was. */
export const readPlaces = (lang: Lang, input: string, mayStore: boolean): readonly Prediction[] | null =>
  read(mayStore).find(([key]) => key === keyOf(lang, input))?.[1] ?? null;

/** Keeps an answer, and forgets the oldest beyond the limit. */
export const storePlaces = (lang: Lang, input: string, predictions: readonly Prediction[], mayStore: boolean): void => {
  const key = keyOf(lang, input);
  inPage = [[key, predictions] as const, ...read(mayStore).filter(([known]) => known !== key)].slice(0, wantedNumbers.searchStored);
  if (!mayStore) return;
  // A full or forbidden storage costs a question to the server and nothing else.
  tryStorage(() => localStorage.setItem(storageKey, JSON.stringify(inPage)));
};
