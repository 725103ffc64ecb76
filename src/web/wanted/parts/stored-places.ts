/** Answers about places that the browser keeps: in this page always, in its storage with consent alone. */

import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { accountText, type Owner, tryStorage } from '../../kit/draft/account-storage.ts';

/** A suggested place as the server writes it. */
export type Prediction = { readonly description: string; readonly place_id: string; readonly main_text: string; readonly secondary_text: string };

type PlaceStore = readonly (readonly [key: string, predictions: readonly Prediction[]])[];

/** Answers that were asked for before. */
export type StoredPlaces = {
  /** What was answered; null when nothing was. */
  readonly read: (lang: Lang, input: string) => readonly Prediction[] | null;
  /** Keeps an answer, and forgets the oldest beyond the limit. */
  readonly store: (lang: Lang, input: string, predictions: readonly Prediction[]) => void;
};

/** What this page knows, of whom, and whether that is with the storage's. */
let inPage: { readonly uid: Owner; readonly mayStore: boolean; readonly places: PlaceStore } = { uid: null, mayStore: false, places: [] };

const keyOf = (lang: Lang, input: string): string => `${lang} ${input.toLowerCase()}`;

/** The places that one person asked for. Another person gets none of them, and with a consent that was taken back also what came from the storage goes. */
export const storedPlaces = (uid: Owner, mayStore: boolean): StoredPlaces => {
  const text = accountText('device', uid, 'wanted-places');
  const known = (): PlaceStore => {
    const before = inPage.uid === uid ? inPage : { mayStore: false, places: [] };
    if (inPage.uid === uid && before.mayStore === mayStore) return before.places;
    const stored = mayStore ? tryStorage((): unknown => JSON.parse(text.read() ?? '[]')) : [];
    const kept = before.mayStore ? [] : before.places;
    inPage = { uid, mayStore, places: [...kept, ...(Array.isArray(stored) ? (stored as PlaceStore) : [])] };
    return inPage.places;
  };
  return {
    read: (lang, input) => known().find(([key]) => key === keyOf(lang, input))?.[1] ?? null,
    store: (lang, input, predictions) => {
      const key = keyOf(lang, input);
      const places = [[key, predictions] as const, ...known().filter(([one]) => one !== key)].slice(0, wantedNumbers.searchStored);
      inPage = { uid, mayStore, places };
      // A full or forbidden storage costs a question to the server and nothing else.
      if (mayStore) text.write(JSON.stringify(places));
    },
  };
};
