import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf } from '../tables/grid.ts';
import { cellsOf, type Viewport } from './viewport.ts';

const degrees = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

const viewport: fc.Arbitrary<Viewport> = fc
  .tuple(degrees(48, 55.9), degrees(13.9, 24.3), degrees(0, 1.5), degrees(0, 2.5))
  .map(([south, west, height, width]) => ({ south, west, north: Math.min(south + height, 55.9), east: Math.min(west + width, 24.3) }));

describe('cells of a viewport', () => {
  it('have the numbers that the worked example names', () => {
    expect(cellOf('near_cell', { lat: 52.23, lng: 21.01 })).toBe(1044262);
    expect(cellsOf({ south: 52.21, west: 20.95, north: 52.27, east: 21.1 })?.cells).toEqual([1044261, 1044262, 1044263, 1045261, 1045262, 1045263]);
  });

  it('cover every place in it', () => {
    fc.assert(
      fc.property(viewport, degrees(0, 1), degrees(0, 1), (seen, up, right) => {
        const found = cellsOf(seen);
        if (!found) return;
        const lat = Math.min(seen.south + up * (seen.north - seen.south), seen.north);
        const lng = Math.min(seen.west + right * (seen.east - seen.west), seen.east);
        expect(found.cells).toContain(cellOf(found.column, { lat, lng }));
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
