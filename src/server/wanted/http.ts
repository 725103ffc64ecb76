import { placeAlertCalls } from '../../contract/wanted/endpoints/place-alerts.ts';
import { wantedCalls } from '../../contract/wanted/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { setSeekerAlert } from './commands/alerts.ts';
import { deleteWantedListing, markListingsMatched, restoreWantedListing } from './commands/end.ts';
import { addPlaceAlert, changePlaceAlert, deletePlaceAlert, restorePlaceAlert } from './commands/place-alerts.ts';
import { addWantedListing, updateWantedListing } from './commands/save.ts';
import { noteWantedLink, submitOfferToListing } from './commands/send.ts';
import { boardTopic } from './lifecycle.ts';
import { listWantedListings, listWantedPins } from './queries/board.ts';
import { listModeratedWanted } from './queries/console.ts';
import { listOwnWanted } from './queries/own.ts';
import { listPlaceAlerts } from './queries/place-alerts.ts';
import { listOffersToSend } from './queries/sending.ts';

const board = () => [boardTopic];

/** The calls of the wanted room. */
export const wantedEndpoints = [
  endpoint(wantedCalls.addWantedListing, addWantedListing),
  endpoint(wantedCalls.updateWantedListing, updateWantedListing),
  endpoint(wantedCalls.deleteWantedListing, deleteWantedListing),
  endpoint(wantedCalls.restoreWantedListing, restoreWantedListing),
  endpoint(wantedCalls.markListingsMatched, markListingsMatched),
  endpoint(wantedCalls.submitOfferToListing, submitOfferToListing),
  endpoint(wantedCalls.listWantedListings, listWantedListings, board),
  endpoint(wantedCalls.listModeratedWanted, listModeratedWanted),
  endpoint(wantedCalls.listWantedPins, listWantedPins, board),
  endpoint(wantedCalls.listOwnWanted, listOwnWanted),
  endpoint(wantedCalls.listOffersToSend, listOffersToSend),
  endpoint(wantedCalls.noteWantedLink, noteWantedLink),
  endpoint(wantedCalls.setSeekerAlert, setSeekerAlert),
  endpoint(placeAlertCalls.addPlaceAlert, addPlaceAlert),
  endpoint(placeAlertCalls.changePlaceAlert, changePlaceAlert),
  endpoint(placeAlertCalls.deletePlaceAlert, deletePlaceAlert),
  endpoint(placeAlertCalls.restorePlaceAlert, restorePlaceAlert),
  endpoint(placeAlertCalls.listPlaceAlerts, listPlaceAlerts),
];
