import { en } from './en/access.ts';
import { pl } from './pl/access.ts';

/** Who sees the names of companies, in the console. */
export const accessWords = { pl, en };
