import { en } from './en/filters.ts';
import { pl } from './pl/filters.ts';

/** Filters of the search beyond the bar. */
export const filterWords = { pl, en };
