import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/sign-out.ts';

/** The question before a sign-out that would lose something, and what another tab says of a sign-out. */
export const en = {
  'unsent.title': 'Sign out and remove what was not sent?',
  'unsent.text':
    'This browser holds something that you typed or chose and that was not sent or could not be saved. After signing out it cannot be brought back.',
  'unsent.act': 'Sign out and remove',
  'ended.title': 'You were signed out in another tab',
  'ended.text':
    'This page still holds what was typed or chosen here and may not have been sent. You can read and copy it, but it can no longer be sent from here. We keep nothing of it: it goes when you leave the page.',
  'ended.act': 'Leave the page',
  'ended.note': 'You were signed out in another tab. What was entered on this page goes when you leave it.',
} as const satisfies WordsLike<typeof pl>;
