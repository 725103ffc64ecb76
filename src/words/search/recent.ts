import { en } from './en/recent.ts';
import { pl } from './pl/recent.ts';

/** Offers looked at last. */
export const recentWords = { pl, en };
