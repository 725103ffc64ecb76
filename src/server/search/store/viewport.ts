/** Turns what a map shows into conditions that indexes answer. */

import type { SearchFilters } from '../../../contract/search/endpoints.ts';
import { bandsPerDegree, type CellColumn, cellNumber, grids } from '../tables/grid.ts';

/** What a map shows, in degrees. */
export type Viewport = NonNullable<SearchFilters['bounds']>;

/** Adds a value to a statement's parameters and answers its placeholder, `$3`. */
export type Param = (value: unknown) => string;

// No offer lies outside: the whole world seen at once is read as the country.
const country: Viewport = { south: 48, west: 13.9, north: 55.9, east: 24.3 };

/** The part of a viewport in which offers can lie. */
export const withinCountry = ({ south, west, north, east }: Viewport): Viewport => ({
  south: Math.max(south, country.south),
  west: Math.max(west, country.west),
  north: Math.min(north, country.north),
  east: Math.min(east, country.east),
});

/** Whole numbers from one degree to another, in steps of which `perDegree` make a degree. */
const steps = (from: number, to: number, perDegree: number): number[] => {
  const first = Math.floor(from * perDegree);
  return Array.from({ length: Math.max(0, Math.floor(to * perDegree) - first + 1) }, (_, index) => first + index);
};

const between = ({ south, west, north, east }: Viewport, param: Param): string =>
  `lat between ${param(south)} and ${param(north)} and lng between ${param(west)} and ${param(east)}`;

/** A viewport as bands of latitude, so that a map's index is read only where it lies; Poland has sixty. */
export const inBands = (viewport: Viewport, param: Param): string => {
  const { south, north } = withinCountry(viewport);
  return `lat_band = any(${param(steps(south, north, bandsPerDegree))}::int[]) and ${between(viewport, param)}`;
};

/**
 * A viewport as a test of each offer that another order comes upon. Written as a case, which the planner takes for true of every second
 * offer: two plain ranges it takes for true of hardly any, and collects and sorts all that lie there instead of stopping at a page.
 */
export const inside = (viewport: Viewport, param: Param): string => `case when ${between(viewport, param)} then true end`;

/** Cells that cover a viewport: the column that holds an offer's cell, and the cells. */
export type Cells = { readonly column: CellColumn; readonly cells: readonly number[] };

/** The finest grid first, with how many of its cells may cover a viewport: more are dearer than larger ones with more offers beside the viewport. */
const coverings = [
  { column: 'near_cell', most: 9 },
  { column: 'far_cell', most: 25 },
] as const;

/** The cells of a grid that cover a viewport; none when they are more than that. */
export const cellsOfGrid = (column: CellColumn, viewport: Viewport, most: number): readonly number[] | null => {
  const { south, west, north, east } = withinCountry(viewport);
  const { perLat, perLng } = grids[column];
  const [rows, columns] = [steps(south, north, perLat), steps(west, east, perLng)];
  return rows.length * columns.length > most ? null : rows.flatMap((row) => columns.map((at) => cellNumber(row, at)));
};

/** The smallest cells of which few cover a viewport; none when it shows so much of the country that the country's first ones are soon among them. */
export const cellsOf = (viewport: Viewport): Cells | null => {
  for (const { column, most } of coverings) {
    const cells = cellsOfGrid(column, viewport, most);
    if (cells !== null) return { column, cells };
  }
  return null;
};
