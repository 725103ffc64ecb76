import { en } from './en/entry.ts';
import { pl } from './pl/entry.ts';

/** The way into a new offer. */
export const entryWords = { pl, en };
