/** The filters of the last search, which the landing page is narrowed by (docs/rules/search.md#last-filters); runs on the server. */

import type { InputOf } from '../../../../contract/kit/call.ts';
import type { SearchFilters, searchCalls } from '../../../../contract/search/endpoints.ts';
import { addressNumber } from '../../../../contract/search/schema/address.ts';
import type { Grosze } from '../../../../domain/kit/brand.ts';
import { readChosen } from './filters.ts';

/** What narrows the landing page. */
type HomeFilters = InputOf<typeof searchCalls.getLanding>;

const typedNames = ['city', 'district', 'estate', 'street'] as const;

/** The parameters of the landing page's address, named as in that of the search; they are what the cookie holds. */
export const homeParams = ['province', 'county', ...typedNames, 'premisesPurpose', 'minArea', 'maxPrice', 'freeFrom'] as const;

/** Whether an address names filters of the landing page, or an empty one: that it shall show the whole country. */
export const namesHomeFilters = (params: URLSearchParams): boolean => homeParams.some((name) => params.has(name));

/** The filters of the landing page's address; what cannot be read counts as not set. */
export const readHomeFilters = (params: URLSearchParams): HomeFilters => {
  // The address is written by us, with plain numbers: no language reads them in another way.
  const { purpose, province, county, minArea, maxPrice, freeFrom } = readChosen(params, 'pl');
  const typed = typedNames.flatMap((name) => {
    const value = params.get(name)?.trim().slice(0, 100);
    return value ? [[name, value]] : [];
  });
  return {
    ...(province && { province }),
    ...(county && { county }),
    ...Object.fromEntries(typed),
    ...(purpose && { premisesPurpose: purpose }),
    ...(minArea && { minArea }),
    ...(maxPrice && { maxPrice: (maxPrice * 100) as Grosze }),
    ...(freeFrom && { freeFrom }),
  };
};

/** The cookie's text for a search, null without filters of this kind. Of several places only a town that they share is kept; a limit of money only for whom it counts. */
export const rememberedText = (filters: SearchFilters, seesTerms: boolean): string | null => {
  const { province, county, district, estate, street, premisesPurpose, minArea, maxPrice, freeFrom, places } = filters;
  const [town, ...others] = new Set(places?.map((place) => place.city));
  const params = {
    ...{ province, county, city: filters.city ?? (others.length === 0 ? town : undefined), district, estate, street, premisesPurpose },
    minArea: minArea === undefined ? undefined : addressNumber(minArea),
    maxPrice: maxPrice === undefined || !seesTerms ? undefined : addressNumber(maxPrice / 100),
    freeFrom,
  };
  const text = JSON.stringify(params);
  return text === '{}' ? null : text;
};

/** The address's own filters as the cookie keeps them: whoever chooses the whole country has nothing kept. */
export const rememberedHomeText = (params: URLSearchParams): string | null =>
  namesHomeFilters(params)
    ? JSON.stringify(Object.fromEntries(homeParams.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))))
    : null;

/** What the cookie `userFilters` holds, as parameters; anything unreadable counts as nothing. */
export const readUserFilters = (cookies: string): URLSearchParams => {
  const [, text] = /(?:^|;\s*)userFilters=([^;]*)/.exec(cookies) ?? [];
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    const known = homeParams.flatMap((name): [string, string][] => {
      const value = typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>)[name] : null;
      return typeof value === 'string' && value !== '' && value.length <= 100 ? [[name, value]] : [];
    });
    // Only what is readable alone: a province that is none would lead to an address that narrows nothing.
    return new URLSearchParams(known.filter(([name, value]) => Object.keys(readHomeFilters(new URLSearchParams({ [name]: value }))).length > 0));
  } catch {
    return new URLSearchParams();
  }
};

/**
 * Where the landing page of somebody with remembered filters stands; null when its address names some or none, or none are remembered.
 * The address alone decides what the page shows, so that it can be made once for everybody.
 */
export const rememberedHome = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>, cookies: string): string | null => {
  if (namesHomeFilters(searchParams)) return null;
  const remembered = readUserFilters(cookies);
  return remembered.size === 0 ? null : `${pathname}?${new URLSearchParams([...searchParams, ...remembered])}`;
};
