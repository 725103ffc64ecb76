import { en } from './en/list-title.ts';
import { pl } from './pl/list-title.ts';

/** What the page of search is called in tabs and by search engines. */
export const listTitleWords = { pl, en };
