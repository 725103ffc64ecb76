import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/recent.ts';

/** Offers looked at last. */
export const en = {
  title: 'Recently viewed',
  text: 'The list is kept in this browser only.',
  clear: 'Clear the list',
} as const satisfies WordsLike<typeof pl>;
