import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/renew.ts';

/** An offer that ran out, to its owner. */
export const en = {
  text: 'Its term has passed: the offer binds no longer and is not found in search. You can publish it again with the same data.',
  act: 'Publish again',
  busy: 'Copying…',
  done: 'There is a new draft with the same data.',
  failed: 'The offer could not be copied',
} as const satisfies WordsLike<typeof pl>;
