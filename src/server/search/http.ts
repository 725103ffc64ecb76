import { searchCalls } from '../../contract/search/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { getPlace, suggestPlaces } from './queries/places.ts';
import { getLanding, searchMarkers, searchOffers } from './queries/search.ts';

/** The calls of the search room. */
export const searchEndpoints = [
  endpoint(searchCalls.searchOffers, searchOffers),
  endpoint(searchCalls.searchMarkers, searchMarkers),
  endpoint(searchCalls.getLanding, getLanding),
  endpoint(searchCalls.suggestPlaces, suggestPlaces),
  endpoint(searchCalls.getPlace, getPlace),
];
