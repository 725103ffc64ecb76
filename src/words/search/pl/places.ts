import type { Words } from '../../kit/words.ts';

export const pl = {
  'place.in_province': 'woj. {province}',
  'place.in_county': 'powiat {county}, woj. {province}',
  'place.in_city': '{city}, woj. {province}',
} as const satisfies Words;
