import { en } from './en/favourite.ts';
import { pl } from './pl/favourite.ts';

/** A heart that could not turn. */
export const favouriteWords = { pl, en };
