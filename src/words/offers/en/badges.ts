import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/badges.ts';

/** What an offer's badge says. */
export const en = {
  draft: 'Draft',
  active: 'Active',
  booked: 'Reserved',
  signed: 'Signed',
  expired: 'Expired',
  hidden: 'Hidden',
  deleted: 'Deleted',
  bookedUntil: 'Reserved until {time}',
} as const satisfies WordsLike<typeof pl>;
