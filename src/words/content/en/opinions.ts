import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/opinions.ts';

/** The operator's list of opinions on the answers of the FAQ. */
export const en = {
  title: 'Opinions on answers',
  text: 'Which answers of the questions page help and which do not. Opinions are anonymous and go after a year.',
  'view.no': 'Did not help',
  'view.yes': 'Helped',
  empty: 'There is no opinion here.',
  about: 'About',
  answer: 'Answer',
  when: 'When',
  'by.page': 'Question of the page',
  'by.ai': 'Answer by AI',
  'by.text': 'Answer by search',
} as const satisfies WordsLike<typeof pl>;
