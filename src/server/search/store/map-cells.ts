/** Counts the offers of a map that are too many for a pin each: by the squares of a grid that fits what is seen. */

import type { Id } from '../../../domain/kit/brand.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { type Viewport, withinCountry } from './viewport.ts';

/** The offers of one square: how many, the middle of their places, and which one it is where there is only one. */
export type MapCell = { readonly count: number; readonly lat: number; readonly lng: number; readonly only: Id | null };

/** What a map shows: the offers that stand alone with a pin each, the others as counted squares of a grid; none where each has its pin. */
export type MapPlaces = {
  readonly pins: readonly Id[];
  readonly cells: readonly Omit<MapCell, 'only'>[];
  readonly grid: Pick<MapGrid, 'perLat' | 'perLng'> | null;
};

/** The squares of a map that hold offers, and the grid that they are of. */
export type CountedGrid = { readonly cells: readonly MapCell[]; readonly grid: MapGrid };

/** A grid laid over a box: squares to a degree, the first row and column, and how many of them there are. */
export type MapGrid = {
  readonly perLat: number;
  readonly perLng: number;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
};

// A square on the ground in the middle of the country, and exact as a binary fraction, so that memory and SQL reckon alike.
const lngPerLat = 0.625;
/** The finest squares have a quarter of a metre, the coarsest four degrees. */
const finest = 18;
const coarsest = -2;

const gridOf = ({ south, west, north, east }: Viewport, perLat: number): MapGrid => {
  const perLng = perLat * lngPerLat;
  const [row, column] = [Math.floor(south * perLat), Math.floor(west * perLng)];
  return { perLat, perLng, row, column, rows: Math.floor(north * perLat) - row + 1, columns: Math.floor(east * perLng) - column + 1 };
};

/** The finest grid of which few enough squares cover what is seen. Squares lie where they lie whatever is seen, so a map that is moved keeps them. */
export const mapGrid = (seen: Viewport): MapGrid => {
  const box = withinCountry(seen);
  for (let power = finest; power > coarsest; power -= 1) {
    const grid = gridOf(box, 2 ** power);
    if (grid.rows * grid.columns <= listNumbers.markerCellsMax) return grid;
  }
  return gridOf(box, 2 ** coarsest);
};

/** Parts of a degree in which places are summed: whole numbers have the same sum in whatever order they come. */
export const placeParts = 100_000;

/** The middle of places, of which the sum of their whole parts is given. */
export const middleOf = (sum: number, count: number): number => Math.round(sum / count) / placeParts;

/** An offer alone in its square keeps its pin. */
export const placesOf = ({ cells, grid: { perLat, perLng } }: CountedGrid): MapPlaces => ({
  pins: cells.flatMap(({ only }) => only ?? []),
  cells: cells.filter(({ only }) => only === null).map(({ count, lat, lng }) => ({ count, lat, lng })),
  grid: { perLat, perLng },
});
