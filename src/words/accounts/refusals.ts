import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the accounts room refuses, in words. */
export const accountRefusalWords = { pl, en };
