import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/compare-tray.ts';

/** Choosing offers to compare: the button in a card, and what is chosen at the lower edge. */
export const en = {
  add: 'Compare',
  'add.label': 'Compare: {name}',
  chosen: 'Comparing',
  'chosen.label': 'Comparing: {name}',
  tray: 'Comparison of offers',
  'tray.count': { one: '{n} offer to compare', other: '{n} offers to compare' },
  'tray.open': 'Compare',
  'tray.one': 'Add one more',
  'tray.clear': 'Clear',
  'tray.full': 'Four offers can be compared at a time. Remove one to add another.',
} as const satisfies WordsLike<typeof pl>;
