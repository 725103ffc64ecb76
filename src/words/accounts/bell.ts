import { en } from './en/bell.ts';
import { pl } from './pl/bell.ts';

/** The bell of the header. */
export const bellWords = { pl, en };
