import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { type CellColumn, cellSql } from '../tables/grid.ts';
import { cellsOf, type Viewport } from './viewport.ts';

const degrees = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

const viewport: fc.Arbitrary<Viewport> = fc
  .tuple(degrees(48, 55.9), degrees(13.9, 24.3), degrees(0, 1.5), degrees(0, 2.5))
  .map(([south, west, height, width]) => ({ south, west, north: Math.min(south + height, 55.9), east: Math.min(west + width, 24.3) }));

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

type Place = { readonly lat: number; readonly lng: number };

/** The numbers of the cells that the generated column gives these places. */
const cellsAt = async (column: CellColumn, places: readonly Place[]): Promise<readonly number[]> => {
  const numbered = JSON.stringify(places.map((place, n) => ({ ...place, n })));
  const { rows } = await test.db.execute<{ cell: number }>(
    sql`select ${sql.raw(cellSql(column))} as cell from jsonb_to_recordset(${numbered}) as place(lat float8, lng float8, n int) order by n`,
  );
  return rows.map(({ cell }) => cell);
};

describe('cells of a viewport', () => {
  it('have the numbers that the worked example names', async () => {
    expect(await cellsAt('near_cell', [{ lat: 52.23, lng: 21.01 }])).toEqual([1044262]);
    expect(cellsOf({ south: 52.21, west: 20.95, north: 52.27, east: 21.1 })?.cells).toEqual([1044261, 1044262, 1044263, 1045261, 1045262, 1045263]);
  });

  it('cover every place in it', async () => {
    const share = fc.tuple(degrees(0, 1), degrees(0, 1));
    const within = ({ south, west, north, east }: Viewport, [up, right]: readonly [number, number]): Place => ({
      lat: Math.min(south + up * (north - south), north),
      lng: Math.min(west + right * (east - west), east),
    });
    await fc.assert(
      fc.asyncProperty(viewport, fc.array(share, { minLength: 1, maxLength: 30 }), async (seen, shares) => {
        const found = cellsOf(seen);
        if (!found) return;
        const cells = await cellsAt(
          found.column,
          shares.map((each) => within(seen, each)),
        );
        expect(found.cells).toEqual(expect.arrayContaining([...cells]));
      }),
    );
  });

  it.each([
    ['a street', { south: 52.23, west: 21.01, north: 52.231, east: 21.012 }, 'near_cell', 1],
    ['a town', { south: 51.71, west: 19.41, north: 51.8, east: 19.53 }, 'near_cell', 9],
    ['a county', { south: 51.5, west: 19, north: 52.1, east: 20 }, 'far_cell', 9],
  ] as const)('of %s are few', (_what, seen, column, count) => {
    expect(cellsOf(seen)?.column).toBe(column);
    expect(cellsOf(seen)?.cells).toHaveLength(count);
  });

  it('are none for the country and for the world', () => {
    expect(cellsOf({ south: 49, west: 14.1, north: 54.9, east: 24.2 })).toBeNull();
    expect(cellsOf({ south: -90, west: -180, north: 90, east: 180 })).toBeNull();
  });

  it('of a viewport beside the country are none that hold an offer', () => {
    expect(cellsOf({ south: 40, west: 2, north: 41, east: 3 })?.cells).toEqual([]);
  });
});
