/** Parts of the search's address that the browser writes: apart from what reads it, which brings the catalogue of fields. */

import type { Area, Bounds } from '../../../kit/map/map.tsx';

/** What of an address holds for one page of the results alone: gone with any change of what is searched. */
export const pageParams = ['page', 'after', 'before'] as const;

/** The provinces that are ticked in the panel, of which one must fit: one alone may stand in the address as `province`, too. */
export const provinceTicks = 'address.province';

/** Corners as they stand in the address: about a metre exact. */
export const areaText = (corners: Area): string => corners.map(([lat, lng]) => `${lat.toFixed(5)},${lng.toFixed(5)}`).join(';');

/** A viewport as it stands in the address: about a metre exact. */
export const boundsText = ({ south, west, north, east }: Bounds): string => {
  const degrees = (n: number, limit: number): string => Math.max(-limit, Math.min(limit, n)).toFixed(5);
  return [degrees(south, 90), degrees(west, 180), degrees(north, 90), degrees(east, 180)].join(',');
};
