import { en } from './en/details.ts';
import { pl } from './pl/details.ts';

/** What stands further down the page of an offer. */
export const offerDetailWords = { pl, en };
