/** The grids that search lays over the country: sizes, columns, and the cell of a place. */

/**
 * The grids that search lays over the country. A viewport is covered by a few squares (cells) of one of them, and an index holds each
 * cell's offers in every order a list can have, so the first offers of a viewport are among the first offers of its cells.
 *
 * Worked example with the near grid (20 rows and 12.5 columns to a degree, so a cell is 0.05° × 0.08°, about 5.5 km square):
 *
 *     lat 52.23 → row floor(52.23 × 20) = 1044          the viewport 52.21–52.27, 20.95–21.10
 *     lng 21.01 → column floor(21.01 × 12.5) = 262      rows 1044–1045, columns 261–263:
 *     cell 1044 × 1000 + 262 = 1044262                   six cells, 1044261 … 1045263
 *
 * The generated columns of `listing`, the statements and the tests all take their numbers from here.
 */
export const grids = {
  near_cell: { perLat: 20, perLng: 12.5 },
  far_cell: { perLat: 2.5, perLng: 1.5625 },
} as const;

/** A column of `listing` that holds the number of an offer's cell. */
export type CellColumn = keyof typeof grids;

/** Bands of latitude to a degree: the map's index reads a viewport as a few bands, each from west to east. */
export const bandsPerDegree = 10;

const rowFactor = 1000;

/** The number of the cell in this row and column; no grid has a thousand columns. */
export const cellNumber = (row: number, column: number): number => row * rowFactor + column;

/** What is added to a cell's number for the cell itself and the eight around it. */
export const neighbours: readonly number[] = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => cellNumber(row, column)));

/** The number of the cell that holds a place as SQL, for the generated column. */
export const cellSql = (grid: CellColumn): string => {
  const { perLat, perLng } = grids[grid];
  return `floor(lat * ${perLat})::integer * ${rowFactor} + floor(lng * ${perLng})::integer`;
};

/** The band of latitude as SQL, for the generated column. */
export const bandSql = `floor(lat * ${bandsPerDegree})::integer`;
