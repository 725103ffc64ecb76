/** Where a drawn area lies, and what lies in it. */

import type { Viewport } from '../viewport.ts';
import type { Corner } from '../wanted.ts';

/** The box around an area. */
export const boxOf = (area: readonly Corner[]): Viewport => {
  const [lats, lngs] = [area.map(([lat]) => lat), area.map(([, lng]) => lng)];
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
};

/** Inside when a line to the east crosses the border an odd number of times. */
export const isInside = (area: readonly Corner[], lat: number, lng: number): boolean => {
  let inside = false;
  for (let at = 0; at < area.length; at += 1) {
    const [[y1, x1], [y2, x2]] = [area[at] ?? [0, 0], area[(at + 1) % area.length] ?? [0, 0]];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
};
