import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/around.ts';

/** What the landing page shows offers of, before the word that changes it; read on the server alone. */
export const en = {
  all: 'Showing all Poland —',
  province: 'Your area: {province} —',
  none: 'There are no offers now in the province chosen before, showing all Poland —',
  last: 'As in your last search: {filters} —',
  'none.last': 'No offer answers your last search now, showing all Poland —',
} as const satisfies WordsLike<typeof pl>;
