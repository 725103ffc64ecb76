/** A circle on the map as the corners of an area. */

import { polandBounds } from '../../../../domain/kit/numbers.ts';
import type { Area } from '../map.tsx';

const fineCorners = 48;
const kmPerDegree = 111.2;
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The corners of an area that covers everything within so many kilometres; 48 of them reach at most half a percent farther. */
export const circleOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }, km: number, corners = fineCorners): Area => {
  // A polygon around the circle, not within it.
  const north = km / Math.cos(Math.PI / corners) / kmPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return [
      within(lat + north * Math.sin(angle), polandBounds.south - 2, polandBounds.north + 2),
      within(lng + east * Math.cos(angle), polandBounds.west - 4, polandBounds.east + 4),
    ] as const;
  });
};
