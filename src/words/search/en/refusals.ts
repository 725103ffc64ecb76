import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

export const en = {
  'refusal.place.not_found': 'We do not know this place. Choose a town from the suggestions.',
  'refusal.parcel.none': 'There is no plot at this point in the land register. Move the pin onto the building, or type the number from the extract.',
  'refusal.parcel.unavailable': 'The land register does not answer now. Try again in a moment, or type the data from the extract.',
  'refusal.filter.hidden': 'Prices and terms of the lease are searched by people who are signed in with a confirmed e-mail address.',
  'refusal.filter.no_centre': 'To sort offers by distance, choose a place on the map or type an address.',
  'refusal.saved.limit': 'You already have {max} saved searches. Delete one of them to save this one.',
  'refusal.saved.duplicate': 'You have already saved this search as “{name}”.',
  'refusal.saved.not_found': 'This search is no longer on your list.',
  'refusal.saved.restore_too_late': 'It is too late to undo. Please save the search again.',
} as const satisfies WordsLike<typeof pl>;
