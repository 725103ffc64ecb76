import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/outcome.ts';

/** The page of an offer that ended, in English. */
export const en = {
  what: '{use}, {city}',
  'title.signed': 'These premises have been let',
  'title.deleted': 'The owner has withdrawn this announcement',
  'title.hidden': 'This offer is not available now',
  'text.signed': 'Another company has signed the lease of these premises.',
  'text.signed.named': 'Another company has signed the lease of “{name}”.',
  'text.deleted': 'The announcement is gone and will not come back to this address.',
  'text.hidden': 'For now it can be neither viewed nor booked. If it comes back, you will find it at this same address.',
  kept: 'These premises are among your favourites. A pity that it did not work out this time: perhaps you will like one of the similar ones.',
  search: 'Search for similar ones',
  all: 'All offers',
  similar: 'Similar offers',
  away: '{km} km away',
  'away.near': 'under 1 km away',
  perMonth: 'net / month',
  salePrice: 'net',
  'heart.save': 'Add to favourites: {name}',
  'heart.kept': 'Remove from favourites: {name}',
} as const satisfies WordsLike<typeof pl>;
