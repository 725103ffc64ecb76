import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/wanted-link.ts';

/** The way from a search without results to the wanted board, in English. */
export const en = {
  act: 'Add a wanted listing, and owners send you offers',
} as const satisfies WordsLike<typeof pl>;
