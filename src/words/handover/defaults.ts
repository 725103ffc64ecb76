import { en } from './en/defaults.ts';
import { pl } from './pl/defaults.ts';

/** Names of rows of a protocol that have none of their own. */
export const defaultRowWords = { pl, en };
