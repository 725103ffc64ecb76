import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/places.ts';

export const en = {
  'place.in_province': '{province} province',
  'place.in_county': '{county} county, {province} province',
  'place.in_city': '{city}, {province} province',
} as const satisfies WordsLike<typeof pl>;
