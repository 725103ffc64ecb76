import { en } from './en/check.ts';
import { pl } from './pl/check.ts';

/** Checking a document. */
export const checkWords = { pl, en };
