import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the offers room refuses, in words. */
export const offerRefusalWords = { pl, en };
