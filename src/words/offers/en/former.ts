import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/former.ts';

/** A section of the form filled in as in a former offer. */
export const en = {
  act: 'As in my offer…',
  asking: 'Reading your offers…',
  list: 'Your offers and those of your company',
  none: 'None of your offers has this section filled in.',
  unnamed: 'Unnamed offer',
  taken: { one: 'Taken from “{name}”: {n} field.', other: 'Taken from “{name}”: {n} fields.' },
  undo: 'Undo',
} as const satisfies WordsLike<typeof pl>;
