/** What the rows about wanted listings ask with. */

import { aroundLodz } from '../factories/place-alert.ts';
import { aWantedListing, wantedInput } from '../factories/wanted.ts';
import { placeAlertOfLandlord, wantedByTenant } from './made.ts';
import type { Caller, Scene } from './scene.ts';

const onPlaceAlert = async (scene: Scene) => ({ placeAlertId: await placeAlertOfLandlord(scene) });
const onWanted = async (scene: Scene) => ({ wantedListingId: await wantedByTenant(scene) });

export const wantedInputs = {
  addWantedListing: () => wantedInput(),
  updateWantedListing: async (scene: Scene) => ({ ...wantedInput(), wantedListingId: await wantedByTenant(scene) }),
  submitOfferToWantedListing: async (scene: Scene) => ({ offerId: scene.published, wantedListingId: await wantedByTenant(scene) }),
  listWantedListings: () => ({}),
  listWantedPins: () => ({}),
  listModeratedWantedListings: () => ({}),
  getWantedPreview: () => ({}),
  listOwnWantedListings: () => ({}),
  listOffersToSend: onWanted,
  noteWantedLink: onWanted,
  setSeekerAlert: () => ({ frequency: 'weekly' }),
  addPlaceAlert: () => aroundLodz(),
  changePlaceAlert: async (scene: Scene) => ({ ...(await onPlaceAlert(scene)), frequency: 'weekly' }),
  deletePlaceAlert: onPlaceAlert,
  restorePlaceAlert: onPlaceAlert,
  listPlaceAlerts: () => ({}),
  // The tenant deletes the one of the rows, which the next row brings back; the admin gets another.
  deleteWantedListing: async (scene: Scene, caller: Caller) =>
    caller === 'admin' ? { wantedListingId: await aWantedListing(scene.tenant), reason: 'Podaje cudzy numer' } : onWanted(scene),
  restoreWantedListing: onWanted,
  markWantedListingsMatched: async (scene: Scene) => ({ wantedListingIds: [await wantedByTenant(scene)] }),
};
