import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/match.ts';

/** Why an offer fits a wanted listing, in English. */
export const en = {
  'open.place': 'any place',
  'open.rent': 'no limit of the rent',
  'open.area': 'any area',
  'open.date': 'any date',
  'open.must': 'no must-haves',
  'unknown.place': 'the offer gives no point on the map',
  'unknown.rent': 'the offer gives no rent',
  'unknown.area': 'the offer gives no area',
  'unknown.date': 'the offer gives no date',
  'unknown.must': 'the offer gives no equipment',
  'place.inside': '{km} km from the centre of the area',
  'place.outside': '{km} km from the centre of the area, wanted within {radius} km',
  'rent.at': 'rent exactly at the limit',
  'rent.below': 'rent {percent}% below the limit',
  'rent.above': 'rent {percent}% above the limit',
  'area.within': 'area within the range',
  'area.small': 'area {percent}% too small',
  'area.large': 'area {percent}% too large',
  'date.before': 'free before the date',
  'date.late': { one: 'free {n} day after the date', other: 'free {n} days after the date' },
  'must.all': 'has all must-haves',
  'must.lacks': 'lacks: {lacks}',
} as const satisfies WordsLike<typeof pl>;
