import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the companies room refuses, in words. */
export const companyRefusalWords = { pl, en };
