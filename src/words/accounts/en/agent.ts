import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/agent.ts';

/** The card of real-estate agents. */
export const en = {
  title: 'Real-estate agent',
  text: 'Tick this if you deal with premises on behalf of their owners.',
  'is.agent': 'I am a real-estate agent',
  license: 'Number of the professional licence',
  'license.hint': 'Optional. At most 40 characters.',
  save: 'Save',
  busy: 'Saving…',
  saved: 'Saved.',
} as const satisfies WordsLike<typeof pl>;
