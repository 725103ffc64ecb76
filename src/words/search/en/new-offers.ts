import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/new-offers.ts';

/** The weekly mail about new offers. */
export const en = {
  subject: { one: '{n} new offer of the last week, {where}', other: '{n} new offers of the last week, {where}' },
  'subject.most': 'New offers of the week, {where}',
  province: '{name} province',
  poland: 'all of Poland',
  preheader: 'Published from {from} to {to}.',
  heading: 'New offers',
  text: 'Published from {from} to {to}: {where}.',
  most: 'These are the newest {n}. The others are on the list.',
  button: 'See the list of offers',
  note: 'We write once a week, on Mondays at 8:00, because you agreed to it in your account data. You can withdraw that there or by the link below.',
} as const satisfies WordsLike<typeof pl>;
