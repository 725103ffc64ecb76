import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of deposit bookings. */
export const en = {
  'refusal.deposit.reference_used': 'This bank reference has been booked already.',
  'refusal.deposit.second_admin': 'A receipt is taken back by another admin than the one who booked it.',
  'refusal.deposit.value_date_future': 'The value date cannot be later than today.',
} as const satisfies WordsLike<typeof pl>;
