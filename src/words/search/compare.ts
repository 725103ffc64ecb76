import { en } from './en/compare.ts';
import { pl } from './pl/compare.ts';

/** Offers side by side. */
export const compareWords = { pl, en };
