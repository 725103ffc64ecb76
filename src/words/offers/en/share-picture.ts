import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/share-picture.ts';

/** The picture that stands beside a shared link of an offer, in English. */
export const en = {
  rent: 'Premises to let',
  sell: 'Premises for sale',
  alt: '{name}: {details}',
} as const satisfies WordsLike<typeof pl>;
