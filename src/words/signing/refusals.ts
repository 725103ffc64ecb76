import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the signing room refuses, in words. */
export const signingRefusalWords = { pl, en };
