import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

export const en = { 'refusal.place.not_found': 'We do not know this place. Choose a town from the suggestions.' } as const satisfies WordsLike<
  typeof pl
>;
