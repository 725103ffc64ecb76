/** What an alert about a place of the wanted board hears of (docs/rules/search.md#wanted-listings-of-a-place). */

import type { GeoPoint } from '../../kit/map/coordinates.ts';
import { kmBetween } from '../../kit/map/distance.ts';
import type { MainUse } from '../../kit/provinces.ts';
import { suitsUse } from './matching.ts';

/** A part of the board: a circle, and the use of premises that it is narrowed to; null for every use. */
export type BoardArea = { readonly point: GeoPoint; readonly radius: number; readonly use: MainUse | null };

/** About a hundred metres: two choices of one place from the suggestions are never farther apart. */
const digits = 3;

/** Areas with the same text are the same to a reader: nobody has an alert about one of them twice. */
export const boardAreaKey = ({ point, radius, use }: BoardArea): string =>
  [point.lat.toFixed(digits), point.lng.toFixed(digits), radius, use ?? ''].join();

/** Does a listing stand in an area? The middle of what it looks for lies in the circle, and premises of that use suit it: as on the board. */
export const isInArea = (area: BoardArea, listing: { readonly point: GeoPoint; readonly use: MainUse | null }): boolean =>
  kmBetween(area.point, listing.point) <= area.radius && (area.use === null || suitsUse(listing.use, area.use));
