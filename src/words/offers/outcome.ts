import { en } from './en/outcome.ts';
import { pl } from './pl/outcome.ts';

/** The page of an offer that ended. */
export const outcomeWords = { pl, en };
