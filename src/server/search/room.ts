import { searchRefusalWords } from '../../words/search/refusals.ts';
import { mailSubjectsPort } from '../accounts/queries/mail-choices.ts';
import { personalRecordsPort } from '../accounts/queries/personal-records.ts';
import { fill, share } from '../kit/ports.ts';
import { room } from '../kit/room.ts';
import { enginePort } from './adapters/engine.ts';
import { geocoderPort } from './adapters/geocoder.ts';
import { mapImagesPort } from './adapters/map-images.ts';
import { networksPort } from './adapters/networks.ts';
import { parcelsPort } from './adapters/parcels.ts';
import { placesPort } from './adapters/places.ts';
import { searchDuties } from './clock.ts';
import { searchRecords } from './commands/personal-records.ts';
import { turnSavedSearch } from './commands/saved/change.ts';
import { searchEffects } from './effects.ts';
import { searchEndpoints, searchRoutes } from './http.ts';
import { searchJobs } from './jobs.ts';
import { searchMails } from './mail.ts';
import { findMailSubject } from './queries/saved.ts';
import { wantedPreviewPort } from './queries/wanted-preview.ts';

/** Finding offers: the listing projection, filters, map, saved searches. */
export const searchRoom = room({
  name: 'search',
  endpoints: searchEndpoints,
  routes: searchRoutes,
  ports: [placesPort, geocoderPort, parcelsPort, mapImagesPort, networksPort, enginePort, wantedPreviewPort],
  words: searchRefusalWords,
  effects: searchEffects,
  duties: searchDuties,
  jobs: searchJobs,
  mails: searchMails,
  fills: [share(personalRecordsPort, searchRecords), fill(mailSubjectsPort, { find: findMailSubject, turn: turnSavedSearch })],
});
