import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/around.ts';

/** What the landing page shows offers of; read on the server alone. */
export const en = {
  all: 'Showing all Poland.',
  province: 'Your area: {province}.',
  none: 'There are no offers now in the province chosen before. Showing all Poland.',
  last: 'As in your last search: {filters}.',
  'none.last': 'No offer answers your last search now. Showing all Poland.',
} as const satisfies WordsLike<typeof pl>;
