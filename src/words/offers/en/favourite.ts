import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/favourite.ts';

/** A heart that could not turn. */
export const en = {
  failed: 'Your favourites could not be changed',
} as const satisfies WordsLike<typeof pl>;
