import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the outreach room refuses, in words. */
export const outreachRefusalWords = { pl, en };
