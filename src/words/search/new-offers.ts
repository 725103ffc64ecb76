import { en } from './en/new-offers.ts';
import { pl } from './pl/new-offers.ts';

/** The weekly mail about new offers. */
export const newOffersWords = { pl, en };
