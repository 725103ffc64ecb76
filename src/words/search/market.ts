import { en } from './en/market.ts';
import { pl } from './pl/market.ts';

/** The page of a market. */
export const marketWords = { pl, en };
