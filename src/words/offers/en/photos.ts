import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/photos.ts';

/** Photos in the form of an offer: on their way, in their order, described and judged. */
export const en = {
  'way.title': { one: '{n} file on its way', other: '{n} files on their way' },
  'way.waiting': 'Waits for its turn',
  'way.sending': 'Sending, {percent}%',
  'way.working': 'Sent, being checked and stored',
  'way.failed': { one: '{n} file was not sent', other: '{n} files were not sent' },
  retry: 'Try again',
  'retry.name': 'Send the file {name} again',
  'retry.all': 'Try all again',
  drop: 'Take the file {name} off the list',
  'leave.title': 'Leave without sending the photos?',
  'leave.text': 'Not all photos have arrived. Those on their way have to be chosen again.',
  'leave.act': 'Leave without them',
  grip: 'Move photo {n}',
  'grip.hint':
    'Drag photos by their handle, or move them with the arrow keys while the handle is focused. The first photo is the cover of the offer.',
  moved: 'The photo now has place {n} of {total}.',
  caption: 'Caption of photo {n}',
  'caption.hint': 'What does the photo show?',
  'ai.on': 'An artificial intelligence (Gemini) looks at the photos, too. It is sent the photo alone, without data of the offer or the account.',
  'ai.waiting': 'The artificial intelligence is looking at the photos. There is no need to wait.',
  'ai.unavailable': 'The artificial intelligence could not check the photos. That holds nothing up: the offer can be signed.',
  'ai.harmful': 'content that has no place here',
} as const satisfies WordsLike<typeof pl>;
