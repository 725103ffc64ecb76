import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/wanted-teaser.ts';

/** Wanted listings on the landing page, in English. */
export const en = {
  title: 'Companies look for premises',
  text: 'Have such premises? Send your offer straight to the company that waits for it.',
  where: '{location} + {km} km',
  rent: 'up to {rent}/m²',
  all: { one: 'The whole board: {n} listing', other: 'The whole board: {n} listings' },
  any: 'Any use',
  'area.from': 'from {min}',
  'area.to': 'up to {max}',
} as const satisfies WordsLike<typeof pl>;
