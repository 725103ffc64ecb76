import { en } from './en/conflict.ts';
import { pl } from './pl/conflict.ts';

/** Two versions of the form of an offer, and the choice between them. */
export const conflictWords = { pl, en };
