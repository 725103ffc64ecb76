import { en } from './en/saved.ts';
import { pl } from './pl/saved.ts';

/** Saved searches: the button of the search, the page, their mails. */
export const savedWords = { pl, en };
