/** What the rows about search and saved searches ask with. */

import { savedByLandlord } from './made.ts';
import type { Scene } from './scene.ts';

const onPublished = ({ published }: Scene) => ({ offerId: published });

export const searchInputs = {
  searchOffers: () => ({}),
  'searchOffers by the deposit': () => ({ fields: { 'leaseAgreement.deposit': { max: 1 } } }),
  searchFacets: () => ({}),
  searchMarkers: () => ({}),
  getMarket: () => ({ use: 'office', province: 'lodzkie' }),
  understandSearch: () => ({ line: 'biuro w Łodzi' }),
  getOfferCard: onPublished,
  listSimilarOffers: onPublished,
  getLanding: () => ({}),
  guessProvince: () => ({}),
  placesAutocomplete: () => ({ input: 'Łódź' }),
  placeDetails: () => ({ place_id: 'unknown' }),
  findAddresses: () => ({ input: 'Nawrot 14, Łódź' }),
  findParcel: () => ({ lat: 51.76, lng: 19.46 }),
  saveSearch: () => ({ filters: { city: 'Łódź', minArea: 80 } }),
  changeSavedSearch: async (scene: Scene) => ({ searchId: await savedByLandlord(scene), frequency: 'weekly' }),
  openSavedSearch: async (scene: Scene) => ({ searchId: await savedByLandlord(scene) }),
  deleteSavedSearch: async (scene: Scene) => ({ searchId: await savedByLandlord(scene) }),
  restoreSavedSearch: async (scene: Scene) => ({ searchId: await savedByLandlord(scene) }),
  listSavedSearches: () => ({}),
  listFoundOffers: () => ({}),
};
