import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/sign-out.ts';

/** The question before a sign-out that would lose something. */
export const en = {
  'unsent.title': 'Sign out and remove what was not sent?',
  'unsent.text': 'This browser holds text that you typed and that was not sent or could not be saved. After signing out it cannot be brought back.',
  'unsent.act': 'Sign out and remove',
} as const satisfies WordsLike<typeof pl>;
