import { en } from './en/home.ts';
import { pl } from './pl/home.ts';

/** The landing page. */
export const homeWords = { pl, en };
