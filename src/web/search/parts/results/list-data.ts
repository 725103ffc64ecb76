/** Reads the list of results, and what else there is when it is empty. */

import type { Ask } from '../../../../contract/kit/client.ts';
import { type SearchFilters, searchCalls } from '../../../../contract/search/endpoints.ts';
import { orErrorPage } from '../../../kit/page/request.ts';
import { cardOf } from '../card/card-data.ts';
import { type Chosen, type FilterName, filterParams, readChosen, searchFiltersOf, setFilters, without } from '../filters/filters.ts';
import { understandPlace } from '../filters/place.ts';

/** A wider search that would find something. */
export type Alternative = { readonly name: FilterName; readonly count: number; readonly capped: boolean; readonly to: string };

const filtersOf = async (ask: Ask, params: URLSearchParams, chosen: Chosen): Promise<SearchFilters> => {
  const named = chosen.place && !params.has('place') ? { city: chosen.place } : await understandPlace(ask, chosen.place);
  return searchFiltersOf(chosen, named);
};

/** When nothing was found: how many each filter alone keeps away. A visitor's price limit keeps nothing away. */
const alternativesTo = async (ask: Ask, params: URLSearchParams, chosen: Chosen, knowsPrices: boolean): Promise<Alternative[]> => {
  const names = setFilters(chosen).filter((name) => knowsPrices || name !== 'maxPrice');
  const tried = names.map(async (name) => {
    const to = without(params, name);
    const relaxed = new URLSearchParams(to);
    const found = await ask(searchCalls.searchOffers, await filtersOf(ask, relaxed, readChosen(relaxed)));
    return found.ok ? [{ name, count: found.value.total, capped: found.value.capped === true, to }] : [];
  });
  return (await Promise.all(tried)).flat().filter(({ count }) => count > 0);
};

/** The page that is asked for, or the last one when there are not so many. */
const pageWithin = async (ask: Ask, filters: SearchFilters) => {
  const answer = await ask(searchCalls.searchOffers, filters);
  const isPast = answer.ok && answer.value.items.length === 0 && answer.value.total > 0;
  return isPast ? ask(searchCalls.searchOffers, { ...filters, page: answer.value.pages }) : answer;
};

/** Everything the search page shows; where the offers cannot be read there is no such page, but the page of an error. */
export const readList = async (ask: Ask, params: URLSearchParams, knowsPrices: boolean) => {
  const chosen = readChosen(params);
  const filters = await filtersOf(ask, params, chosen);
  const answer = orErrorPage(await pageWithin(ask, filters));
  const found = { ...answer, items: answer.items.map(cardOf) };
  const alternatives = found.total === 0 ? await alternativesTo(ask, params, chosen, knowsPrices) : [];
  // The town that was understood; a province stays as it was typed.
  const placeName = chosen.place && (filters.city ?? chosen.place);
  return { chosen, placeName, filters, found, alternatives };
};

/** The address without any filter. */
export const cleared = (params: URLSearchParams): string => {
  const next = new URLSearchParams(params);
  for (const gone of [...Object.values(filterParams), 'city', 'page']) next.delete(gone);
  return `?${next}`;
};
