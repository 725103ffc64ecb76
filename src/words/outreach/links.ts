import { en } from './en/links.ts';
import { pl } from './pl/links.ts';

/** Short links and campaign links: the page that they open, and the dialog that makes them. */
export const linkWords = { pl, en };
