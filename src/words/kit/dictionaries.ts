import { en } from './en/dictionaries.ts';
import { pl } from './pl/dictionaries.ts';

/** Names of every dictionary value. */
export const dictionaryWords = { pl, en };
