import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the agency room refuses, in words. */
export const agencyRefusalWords = { pl, en };
