import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/conflict.ts';

/** Two devices changed the same fields of an offer. */
export const en = {
  text: {
    one: 'The same field was changed in two places. Choose the version that stays. The other changes will be joined.',
    other: 'The same {n} fields were changed in two places. Choose the versions that stay. The other changes will be joined.',
  },
  mine: 'Here, not saved yet',
  theirs: 'Saved elsewhere',
  empty: 'empty',
  room: 'room {n}',
  apply: 'Save what I chose',
  'all.mine': 'Mine everywhere',
  'all.theirs': 'The saved one everywhere',
} as const satisfies WordsLike<typeof pl>;
