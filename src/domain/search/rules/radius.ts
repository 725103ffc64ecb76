/** Finds the radius that an area was drawn from, for searches that were saved before they kept its place. */

import type { GeoPoint } from '../../kit/map/coordinates.ts';

const corners = 48;
const kmPerDegree = 111.2;
/** Far less than a metre: corners that were moved by hand are no radius. */
const slip = 1e-6;

type Corner = readonly [lat: number, lng: number];

const circle = ({ lat, lng }: GeoPoint, km: number): readonly Corner[] => {
  const north = km / Math.cos(Math.PI / corners) / kmPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return [lat + north * Math.sin(angle), lng + east * Math.cos(angle)] as const;
  });
};

/**
 * The point and the whole kilometres around it that an area stands for, as a radius is written into a saved search: 48 corners, the first in the
 * east. Null for any other area.
 */
export const radiusIn = (area: readonly Corner[]): (GeoPoint & { readonly km: number }) | null => {
  const [east, north, west, south] = [0, 12, 24, 36].map((at) => area[at]);
  if (area.length !== corners || !east || !north || !west || !south) return null;
  const middle = { lat: (north[0] + south[0]) / 2, lng: (east[1] + west[1]) / 2 };
  const km = Math.round((north[0] - middle.lat) * Math.cos(Math.PI / corners) * kmPerDegree);
  const isCorner = ([lat, lng]: Corner, at: number): boolean =>
    Math.abs((area[at]?.[0] ?? 0) - lat) < slip && Math.abs((area[at]?.[1] ?? 0) - lng) < slip;
  return km > 0 && circle(middle, km).every(isCorner) ? { ...middle, km } : null;
};
