import { en } from './en/list.ts';
import { pl } from './pl/list.ts';

/** Search: filters, list, map. */
export const listWords = { pl, en };
