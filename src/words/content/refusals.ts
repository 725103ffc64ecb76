import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the content room refuses, in words. */
export const contentRefusalWords = { pl, en };
