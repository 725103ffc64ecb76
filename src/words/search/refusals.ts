import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the search room refuses, in words. */
export const searchRefusalWords = { pl, en };
