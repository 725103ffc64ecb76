import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the kit refuses, in words. */
export const kitRefusalWords = { pl, en };
