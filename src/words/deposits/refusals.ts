import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the deposits room refuses, in words. */
export const depositRefusalWords = { pl, en };
