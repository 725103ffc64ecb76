import { searchRefusalWords } from '../../words/search/refusals.ts';
import { room } from '../kit/room.ts';
import { enginePort } from './adapters/engine.ts';
import { geocoderPort } from './adapters/geocoder.ts';
import { mapImagesPort } from './adapters/map-images.ts';
import { parcelsPort } from './adapters/parcels.ts';
import { placesPort } from './adapters/places.ts';
import { searchEffects } from './effects.ts';
import { searchEndpoints, searchRoutes } from './http.ts';
import { searchJobs } from './jobs.ts';

/** Finding offers: the listing projection, filters, map. */
export const searchRoom = room({
  name: 'search',
  endpoints: searchEndpoints,
  routes: searchRoutes,
  ports: [placesPort, geocoderPort, parcelsPort, mapImagesPort, enginePort],
  jobs: searchJobs,
  words: searchRefusalWords,
  effects: searchEffects,
});
