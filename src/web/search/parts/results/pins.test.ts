import { expect, it } from 'vitest';
import { cellAt } from './pins.ts';

const grid = { perLat: 2, perLng: 1 };
const cells = [
  { lat: 50.1, lng: 20.1, count: 3 },
  { lat: 50.9, lng: 20.9, count: 7 },
  { lat: 50.1, lng: 21.2, count: 2 },
];

// The middle of a square's offers may lie farther from one of them than that of the next square.
it.each([
  ['the one whose middle is near', { lat: 50.2, lng: 20.2 }, 3],
  ['its own, though the middle of the next one is nearer', { lat: 50.4, lng: 20.95 }, 3],
  ['the one to the north', { lat: 50.5, lng: 20 }, 7],
  ['the one to the east', { lat: 50, lng: 21 }, 2],
  ['none where nothing is counted', { lat: 52, lng: 21 }, undefined],
])('an offer is counted in %s', (_, spot, count) => expect(cellAt({ cells, grid }, spot)?.count).toBe(count));

it('is counted nowhere on a map that has a pin for each', () => expect(cellAt({ cells: [], grid: null }, { lat: 50, lng: 20 })).toBeNull());
