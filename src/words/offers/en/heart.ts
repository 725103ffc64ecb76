import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/heart.ts';

/** The heart of an offer's page. */
export const en = {
  save: 'Add to favourites',
  saved: 'In your favourites',
} as const satisfies WordsLike<typeof pl>;
