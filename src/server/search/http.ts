/** The calls and routes of the search room. */

import { addressCalls } from '../../contract/offers/endpoints/addresses.ts';
import { marketCalls } from '../../contract/search/endpoints/market.ts';
import { savedSearchCalls } from '../../contract/search/endpoints/saved.ts';
import { searchCalls } from '../../contract/search/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { changeSavedSearch, deleteSavedSearch, openSavedSearch } from './commands/saved/change.ts';
import { restoreSavedSearch, saveSearch } from './commands/saved/save.ts';
import { listingsTopic } from './commands.ts';
import { findAddresses, findParcel } from './queries/addresses.ts';
import { getLanding } from './queries/landing.ts';
import { understandLine } from './queries/line.ts';
import { serveMapImage } from './queries/map-images.ts';
import { getMarket } from './queries/market.ts';
import { getPlace, suggestPlaces } from './queries/places.ts';
import { guessProvince } from './queries/province.ts';
import { listFoundOffers, listSavedSearches } from './queries/saved.ts';
import { getCard, listSimilarOffers, searchFacets, searchMarkers, searchOffers } from './queries/search.ts';
import { serveOffersSitemap, servePagesSitemap, serveRobots, serveSitemap } from './queries/sitemap.ts';
import { getWantedPreview } from './queries/wanted-preview.ts';

const listings = () => [listingsTopic];

/** The calls of the search room. */
export const searchEndpoints = [
  endpoint(searchCalls.searchOffers, searchOffers, listings),
  endpoint(searchCalls.searchFacets, searchFacets, listings),
  endpoint(searchCalls.searchMarkers, searchMarkers, listings),
  endpoint(searchCalls.getCard, getCard, listings),
  endpoint(searchCalls.listSimilarOffers, listSimilarOffers, listings),
  endpoint(searchCalls.getLanding, getLanding, listings),
  endpoint(searchCalls.guessProvince, guessProvince),
  endpoint(searchCalls.getWantedPreview, getWantedPreview, () => ['wanted']),
  endpoint(marketCalls.getMarket, getMarket, listings),
  endpoint(searchCalls.understandLine, understandLine, listings),
  endpoint(searchCalls.suggestPlaces, suggestPlaces, listings),
  endpoint(searchCalls.getPlace, getPlace, listings),
  endpoint(addressCalls.findAddresses, findAddresses),
  endpoint(addressCalls.findParcel, findParcel),
  endpoint(savedSearchCalls.saveSearch, saveSearch),
  endpoint(savedSearchCalls.changeSavedSearch, changeSavedSearch),
  endpoint(savedSearchCalls.deleteSavedSearch, deleteSavedSearch),
  endpoint(savedSearchCalls.restoreSavedSearch, restoreSavedSearch),
  endpoint(savedSearchCalls.openSavedSearch, openSavedSearch),
  endpoint(savedSearchCalls.listSavedSearches, listSavedSearches),
  endpoint(savedSearchCalls.listFoundOffers, listFoundOffers),
];

/** Routes of the search room: pictures laid over maps, and what search engines ask for. */
export const searchRoutes: readonly RawRoute[] = [
  { method: 'GET', path: '/map-layers/:layer/:z/:x/:y', handle: (ctx, _request, params) => serveMapImage(ctx, params) },
  { method: 'GET', path: '/robots.txt', handle: serveRobots },
  { method: 'GET', path: '/sitemap.xml', handle: serveSitemap },
  { method: 'GET', path: '/sitemap/pages.xml', handle: servePagesSitemap },
  { method: 'GET', path: '/sitemap/offers/:file', handle: (ctx, _request, params) => serveOffersSitemap(ctx, params) },
];
