/** Counts rows in memory by where they lie: the squares of a map. */

import { type MapCell, type MapGrid, middleOf, placeParts } from '../map-cells.ts';
import type { Viewport } from '../viewport.ts';
import type { Bits } from './bits.ts';

/** Where the rows lie, one number of degrees for each. */
type Places = { readonly lats: Float32Array | Float64Array; readonly lngs: Float32Array | Float64Array };

/** The box around some rows. */
export const boxAround = (rows: Bits, { lats, lngs }: Places): Viewport => {
  let [south, west, north, east] = [90, 180, -90, -180];
  rows.each((row) => {
    const [lat, lng] = [lats[row] ?? Number.NaN, lngs[row] ?? Number.NaN];
    if (lat < south) south = lat;
    if (lat > north) north = lat;
    if (lng < west) west = lng;
    if (lng > east) east = lng;
  });
  return { south, west, north, east };
};

/** The squares of a grid that hold rows, each row of squares from the west to the east, the southernmost first. */
export const countCells = (rows: Bits, { lats, lngs }: Places, grid: MapGrid, idOf: (row: number) => string): readonly MapCell[] => {
  const size = grid.rows * grid.columns;
  const [counts, ones] = [new Uint32Array(size), new Uint32Array(size)];
  const [north, east] = [new Float64Array(size), new Float64Array(size)];
  const { perLat, perLng, row: firstRow, column: firstColumn, columns } = grid;
  rows.each((row) => {
    const [lat, lng] = [lats[row] ?? Number.NaN, lngs[row] ?? Number.NaN];
    const at = (Math.floor(lat * perLat) - firstRow) * columns + Math.floor(lng * perLng) - firstColumn;
    counts[at] = (counts[at] ?? 0) + 1;
    ones[at] = row;
    north[at] = (north[at] ?? 0) + Math.floor(lat * placeParts + 0.5);
    east[at] = (east[at] ?? 0) + Math.floor(lng * placeParts + 0.5);
  });
  return [...counts].flatMap((count, at) =>
    count === 0
      ? []
      : [
          {
            count,
            lat: middleOf(north[at] ?? 0, count),
            lng: middleOf(east[at] ?? 0, count),
            only: count === 1 ? idOf(ones[at] ?? 0) : null,
          },
        ],
  );
};
