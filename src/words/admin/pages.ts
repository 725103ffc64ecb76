import { en } from './en/pages.ts';
import { pl } from './pl/pages.ts';

/** The admin console. */
export const adminWords = { pl, en };
