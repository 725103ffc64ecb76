/** Turns what a hand drew on a map into the corners of an area. */

import { searchNumbers } from '../../../../domain/kit/numbers.ts';
import type { Area } from '../map.tsx';

/** A point of the map on the screen. */
export type Pixel = { readonly x: number; readonly y: number };

/** How far from the drawn line the area's edge may lie, in pixels. */
const tolerance = 3;
/** An area of fewer square pixels was not meant as one. */
const leastPixels = 200;
const earthKm = 6371;

/**
 * The corners that a drawn line cannot do without, at most as many as a search takes (Douglas and Peucker): the point farthest from the line
 * between both ends stays when it is farther than the tolerance, and both halves are looked at likewise.
 *
 *     (0,0) (5,1) (10,0) (10,10)   →   (0,0) (10,0) (10,10):   (5,1) lies one pixel off the edge
 */
export const cornersOf = (line: readonly Pixel[], most: number = searchNumbers.cornersMax): readonly Pixel[] => {
  const [first] = line;
  if (first === undefined) return [];
  for (let width = tolerance; ; width *= 1.5) {
    // The line is closed: its last corner is the first one again.
    const corners = simplified([...line, first], width).slice(0, -1);
    if (corners.length <= most) return corners;
  }
};

const simplified = (line: readonly Pixel[], width: number): readonly Pixel[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const distances = line.map((point) => distanceTo(first, last, point));
  const farthest = Math.max(...distances);
  if (farthest <= width) return [first, last];
  const at = distances.indexOf(farthest);
  return [...simplified(line.slice(0, at + 1), width), ...simplified(line.slice(at), width).slice(1)];
};

const distanceTo = (from: Pixel, to: Pixel, { x, y }: Pixel): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(Math.max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), 1);
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
};

/** Whether corners make an area that somebody may have meant, and not a slip of the hand. */
export const isLargeEnough = (corners: readonly Pixel[]): boolean => {
  const twice = corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return corners.length >= searchNumbers.cornersMin && Math.abs(twice) / 2 >= leastPixels;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The size of an area on the ground in square kilometres. */
export const squareKm = (area: Area): number => {
  const sum = area.reduce((total, [lat, lng], at) => {
    const [nextLat, nextLng] = area[(at + 1) % area.length] ?? [lat, lng];
    return total + radians(nextLng - lng) * (2 + Math.sin(radians(lat)) + Math.sin(radians(nextLat)));
  }, 0);
  return Math.abs((sum * earthKm * earthKm) / 2);
};
