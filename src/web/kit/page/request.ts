/** What a loader knows of its request. */

import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Answer, Ask, WireRefusal } from '../../../contract/kit/client.ts';
import type { Lang } from '../../../words/kit/words.ts';

/** The facts of a request for the loaders of its page; filled by `openPage` and the root's middleware. */
export const askContext = createContext<Ask>();
/** The request's language, filled by the root's middleware before any loader runs. */
export const langContext = createContext<Lang>('pl');
/** The public address of the product without a final slash, `https://parter.example`. */
export const originContext = createContext<string>('');

type Context = Readonly<RouterContextProvider>;

/** The typed client, bound in process to the HTTP app: `await ask(context)(offersCalls.getOffer, { offerId })`. */
export const ask = (context: Context): Ask => context.get(askContext);

/** The language of the page being answered. */
export const langOf = (context: Context): Lang => context.get(langContext);

/** The public address of the product, for canonical and Open Graph links. */
export const originOf = (context: Context): string => context.get(originContext);

const statuses: Record<WireRefusal['kind'], number> = {
  invalid: 400,
  precondition: 409,
  unauthenticated: 401,
  denied: 403,
  missing: 404,
  exists: 409,
  conflict: 409,
  exhausted: 429,
  deadline: 504,
  unavailable: 503,
  internal: 500,
  network: 503,
};

/** What a loader throws to show the error page: the refusal's own sentence in the request's language, and its status. */
export const errorPageOf = (refusal: WireRefusal, lang?: Lang) => data({ ...refusal, lang }, { status: statuses[refusal.kind] });

/**
 * The value of an answer in a loader; a refusal becomes the error page with the refusal's own sentence and status. What a loader
 * asks with stands in the address: when it cannot name anything, there is no such page.
 */
export const orErrorPage = <O>(answer: Answer<O>): O => {
  if (answer.ok) return answer.value;
  if (answer.refusal.code === 'kit.invalid_input') throw data(null, { status: statuses.missing });
  throw errorPageOf(answer.refusal);
};
