import { en } from './en/page.ts';
import { pl } from './pl/page.ts';

/** The pages about agency agreements. */
export const agencyPageWords = { pl, en };
