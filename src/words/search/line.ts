import { en } from './en/line.ts';
import { pl } from './pl/line.ts';

/** What people type into the one line of the search. */
export const lineWords = { pl, en };
