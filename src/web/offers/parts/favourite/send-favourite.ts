/** Keeps an offer or drops it; fetched with the press. */

import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { favouriteWords } from '../../../../words/offers/favourite.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { refusalTextOf } from '../../../kit/calls/use-refusal.ts';
import { translatorOf } from '../../../kit/words/words.ts';

/** Why the server did not agree, and what failed by that; null when it agreed. */
export const sendFavourite = async (offerId: string, on: boolean, lang: Lang): Promise<readonly [why: string, what: string] | null> => {
  const answer = await browserAsk(on ? offersCalls.addFavourite : offersCalls.removeFavourite, { offerId });
  if (answer.ok) return null;
  return [refusalTextOf(answer.refusal, lang), translatorOf(favouriteWords, lang)('failed')];
};
