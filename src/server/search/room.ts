import { searchRefusalWords } from '../../words/search/refusals.ts';
import { room } from '../kit/room.ts';
import { placesPort } from './adapters/places.ts';
import { searchEffects } from './effects.ts';
import { searchEndpoints } from './http.ts';

/** Finding offers: the listing projection, filters, map. */
export const searchRoom = room({
  name: 'search',
  endpoints: searchEndpoints,
  ports: [placesPort],
  words: searchRefusalWords,
  effects: searchEffects,
});
