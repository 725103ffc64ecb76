import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the console refuses, in words. */
export const adminRefusalWords = { pl, en };
