/** Keeps an offer or drops it; fetched with the press. */

import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { favouriteWords } from '../../../../words/offers/favourite.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { refusalTextOf } from '../../../kit/calls/use-refusal.ts';
import { translatorOf } from '../../../kit/words/words.ts';

/** What is being sent of each offer: of two quick presses the second goes out once the first is answered, so that the last one counts. */
const sent = new Map<string, Promise<unknown>>();

/** Why the server did not agree, and what failed by that. */
type Failure = readonly [why: string, what: string] | null;

/** Keeps or drops an offer; answers null when the server agreed. */
export const sendFavourite = (offerId: string, on: boolean, lang: Lang): Promise<Failure> => {
  const done = (sent.get(offerId) ?? Promise.resolve()).then(() => send(offerId, on, lang));
  sent.set(
    offerId,
    done.catch(() => null),
  );
  return done;
};

const send = async (offerId: string, on: boolean, lang: Lang): Promise<Failure> => {
  const answer = await browserAsk(on ? offersCalls.addFavourite : offersCalls.removeFavourite, { offerId });
  if (answer.ok) return null;
  return [refusalTextOf(answer.refusal, lang), translatorOf(favouriteWords, lang)('failed')];
};
