import { en } from './en/counter-offer.ts';
import { pl } from './pl/counter-offer.ts';

/** Counter-offers: on the page of the offer, in their dialog and on their own page. */
export const counterOfferWords = { pl, en };
