import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/agent.ts';

/** The card of real-estate agents. */
export const en = {
  title: 'Real-estate agent',
  text: 'Tick this if you deal with premises on behalf of their owners: you can then propose an agreement with a power of attorney to an owner, and publish the offer in their name.',
  'is.agent': 'I am a real-estate agent',
  license: 'Number of the professional licence',
  'license.hint': 'Optional. At most {n} characters.',
  save: 'Save',
  busy: 'Saving…',
  saved: 'Saved.',
} as const satisfies WordsLike<typeof pl>;
