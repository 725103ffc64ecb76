import { en } from './en/view.ts';
import { pl } from './pl/view.ts';

/** The page of an offer. */
export const offerWords = { pl, en };
