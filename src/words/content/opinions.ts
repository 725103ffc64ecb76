import { en } from './en/opinions.ts';
import { pl } from './pl/opinions.ts';

/** The operator's list of opinions on the answers of the FAQ. */
export const opinionWords = { pl, en };
