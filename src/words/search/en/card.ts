import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/card.ts';

/** An offer's card. */
export const en = {
  visitor: 'Sign in to see the price',
  unconfirmed: 'Confirm your e-mail address to see the price',
  'per.month': 'net / month',
  'per.metre': '{price}/m²',
  true: '{price} gross / month with fees',
  now: 'available now',
  from: 'from {day}',
  noPhotos: 'No photos',
  photo: 'Photo: {name}',
  save: 'Add to favourites: {name}',
  unsave: 'Remove from favourites: {name}',
  sale: 'For sale',
  'sale.pin': 'Sale {price}',
  'sale.price': 'net price',
} as const satisfies WordsLike<typeof pl>;
