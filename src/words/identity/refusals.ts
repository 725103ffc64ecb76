import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the identity room refuses, in words. */
export const identityRefusalWords = { pl, en };
