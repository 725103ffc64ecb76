/** The pins of the map beside the list: what they are asked for with, and when they come along with it. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { SearchFilters, searchCalls } from '../../../../contract/search/endpoints.ts';

/** The pins of the map. */
export type Pins = OutputOf<typeof searchCalls.searchMarkers>;

/** The filters of the pins: the order and the page of the list change nothing on the map. */
export const pinFilters = ({ after: _after, before: _before, ...filters }: SearchFilters): SearchFilters => ({
  ...filters,
  page: 1,
  sort: 'published',
  direction: 'desc',
});

/** What a map shows. */
type Sight = NonNullable<SearchFilters['bounds']>;

/** The filters within what somebody looks at: of counted pins the part in sight is asked for; null where nothing that is searched is in sight. */
export const filtersInSight = (filters: SearchFilters, seen: Sight): SearchFilters | null => {
  const { south, west, north, east } = filters.bounds ?? { south: -90, west: -180, north: 90, east: 180 };
  const bounds = {
    south: Math.max(south, seen.south),
    west: Math.max(west, seen.west),
    north: Math.min(north, seen.north),
    east: Math.min(east, seen.east),
  };
  return bounds.south < bounds.north && bounds.west < bounds.east ? { ...filters, bounds } : null;
};

/** Where an offer lies. */
export type Spot = { readonly lat: number; readonly lng: number };

/** The counted square in which an offer lies; null where it has a pin of its own or is not in sight. */
export const cellAt = ({ cells, grid }: Pick<Pins, 'cells' | 'grid'>, spot: Spot): Pins['cells'][number] | null => {
  if (grid === null) return null;
  const square = ({ lat, lng }: Spot): string => `${Math.floor(lat * grid.perLat)} ${Math.floor(lng * grid.perLng)}`;
  const own = square(spot);
  // The middle of the offers of a square lies in it.
  return cells.find((cell) => square(cell) === own) ?? null;
};

const listAlone = 'search/parts/results/list-alone';

/**
 * Whether a request for the list is one for the pins too: it names its routes, and the one that is asked for with the list alone is not among
 * them. The first request of a page names none: its map comes later and asks for its pins itself.
 */
export const wantsPinsToo = (request: Request): boolean => {
  const asked = new URL(request.url).searchParams.get('_routes');
  return asked !== null && !asked.split(',').includes(listAlone);
};
