import { en } from './en/beside.ts';
import { pl } from './pl/beside.ts';

/** What is opened beside or behind a page. */
export const besideWords = { pl, en };
