import { en } from './en/refusals.ts';
import { pl } from './pl/refusals.ts';

/** What the handover room refuses, in words. */
export const handoverRefusalWords = { pl, en };
