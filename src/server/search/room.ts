import { en } from '../../words/search/en/refusals.ts';
import { pl } from '../../words/search/pl/refusals.ts';
import { room } from '../kit/room.ts';
import { placesPort } from './adapters/places.ts';
import { searchEffects } from './effects.ts';
import { searchEndpoints } from './http.ts';

/** Finding offers: the listing projection, filters, map. */
export const searchRoom = room({
  name: 'search',
  endpoints: searchEndpoints,
  ports: [placesPort],
  words: { pl, en },
  effects: searchEffects,
});
