import { en } from './en/match.ts';
import { pl } from './pl/match.ts';

/** Why an offer fits a wanted listing, or not. */
export const matchWords = { pl, en };
