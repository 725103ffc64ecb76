/** Distances over the surface of the earth, and the part of a map that a radius wants (docs/rules/search.md#wanted-listings-radius-and-map). */

import type { GeoPoint } from './coordinates.ts';

/** Radius of the earth. */
const earthKm = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points over the earth's surface. */
export const kmBetween = (one: GeoPoint, other: GeoPoint): number => {
  const lat = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const lng = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const half = lat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lng;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
};

const zooms = [
  [2, 12],
  [5, 11],
  [10, 10],
  [25, 9],
  [50, 8],
  [100, 7],
] as const;

/** The zoom at which a map shows a radius in km: up to 2 km 12, up to 5 km 11, and so on, beyond 100 km 6. */
export const zoomOfRadius = (km: number): number => zooms.find(([most]) => km <= most)?.[1] ?? 6;

/** A box around a circle, in degrees; everything within `km` of the point lies inside it. */
export const boxAround = (
  { lat, lng }: GeoPoint,
  km: number,
): { readonly south: number; readonly north: number; readonly west: number; readonly east: number } => {
  const tall = (km / earthKm) * (180 / Math.PI);
  const wide = tall / Math.cos(radians(Math.min(89, Math.abs(lat) + tall)));
  return { south: lat - tall, north: lat + tall, west: lng - wide, east: lng + wide };
};
