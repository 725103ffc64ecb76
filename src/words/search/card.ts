import { en } from './en/card.ts';
import { pl } from './pl/card.ts';

/** An offer's card. */
export const cardWords = { pl, en };
