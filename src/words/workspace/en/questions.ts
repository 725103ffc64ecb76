import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/questions.ts';

/** Questions about one's offers, in the workspace, in English. */
export const en = {
  title: 'Questions',
  text: 'Questions about the offers that you and your company run. We send the answer by e-mail; people who are signed in read it below the offer, without names.',
  views: 'Which questions',
  'view.waiting': 'Unanswered',
  'view.others': 'Others',
  count: { one: '{n} question', other: '{n} questions' },
  offer: '{name}, no. {number}',
  closed: 'The offer is no longer published, so the question cannot be answered.',
  'waiting.empty': 'No question waits for an answer',
  'waiting.empty.text': 'When somebody asks about an offer, we send you an e-mail, and the question appears here.',
  'others.empty': 'There are no questions here yet',
  'others.empty.text': 'Answered questions stay here, and those whose offer is no longer published.',
  'empty.act': 'My offers',
} as const satisfies WordsLike<typeof pl>;
