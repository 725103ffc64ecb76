import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the wanted room refuses, in words. */
export const wantedRefusalWords = { pl, en };
