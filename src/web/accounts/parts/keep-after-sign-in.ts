/** Keeps what a visitor chose before signing in. */

import type { InputOf } from '../../../contract/kit/call.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { savedSearchCalls } from '../../../contract/search/endpoints/saved.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { savedWords } from '../../../words/search/saved.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';
import { refusalTextOf } from '../../kit/calls/use-refusal.ts';
import type { Toast } from '../../kit/dialog/toasts.tsx';
import { translatorOf } from '../../kit/words/words.ts';

/** How to tell what became of it, and to lead on. */
type After = { readonly toast: Toast; readonly lang: Lang; readonly goTo: (path: string) => unknown };

/** The id of an offer whose heart was pressed, or the filters of a search to be saved. */
export const keepAfterSignIn = async (chosen: string, after: After): Promise<void> => {
  if (chosen.startsWith('{')) return keepSearch(chosen, after);
  // One that went away meanwhile is not worth a message: the page says so itself.
  await browserAsk(offersCalls.addFavourite, { offerId: chosen });
};

const keepSearch = async (text: string, { toast, lang, goTo }: After): Promise<void> => {
  const filters = parseFilters(text);
  if (filters === null) return;
  const answer = await browserAsk(savedSearchCalls.saveSearch, { filters, frequency: 'daily' });
  const t = translatorOf(savedWords, lang);
  const see = { label: t('save.see'), onPress: () => void goTo('/moja-tablica/saved-searches') };
  if (answer.ok) toast.good(t('save.done', { name: answer.value.name }), undefined, see);
  else toast.bad(refusalTextOf(answer.refusal, lang));
};

/** The server checks what they are; an address that was cut off is no search. */
const parseFilters = (text: string): InputOf<typeof savedSearchCalls.saveSearch>['filters'] | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
