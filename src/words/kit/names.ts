import { en } from './en/names.ts';
import { pl } from './pl/names.ts';

/** Names of the provinces and of the main uses: all that a list of offers says of the dictionaries. */
export const nameWords = { pl, en };
