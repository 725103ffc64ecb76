import { en } from './en/names.ts';
import { pl } from './pl/names.ts';

/** Names of provinces, main uses and months: the names that the first pages need. */
export const nameWords = { pl, en };
