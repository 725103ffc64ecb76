import { expect, it } from 'vitest';
import { searchNumbers } from '../../../../domain/kit/numbers.ts';
import { circleOf } from './circle.ts';
import { cornersOf, isLargeEnough, type Pixel, squareKm } from './shape.ts';

const at = (x: number, y: number): Pixel => ({ x, y });

/** A hand that draws a square: a point every two pixels, each a little off the edge. */
const square = (side: number): readonly Pixel[] =>
  Array.from({ length: 2 * side }, (_, step) => {
    const [edge, along, off] = [Math.floor((2 * step) / side), (2 * step) % side, step % 2];
    if (edge === 0) return at(along, off);
    if (edge === 1) return at(side - off, along);
    return edge === 2 ? at(side - along, side - off) : at(off, side - along);
  });

it('keeps the corners of what was drawn and leaves out the shaking of the hand', () => {
  expect(cornersOf([at(0, 0), at(5, 1), at(10, 0), at(10, 10)])).toEqual([at(0, 0), at(10, 0), at(10, 10)]);
  const corners = cornersOf(square(200));
  expect(corners).toHaveLength(4);
  expect(isLargeEnough(corners)).toBe(true);
  expect(cornersOf([])).toEqual([]);
});

it('never has more corners than a search takes, however long and wild the line is', () => {
  const wild = Array.from({ length: 600 }, (_, step) =>
    at(200 + (step % 2 ? 180 : 60) * Math.cos(step), 200 + (step % 3 ? 150 : 40) * Math.sin(step)),
  );
  expect(cornersOf(wild).length).toBeLessThanOrEqual(searchNumbers.cornersMax);
  expect(cornersOf(wild, 10).length).toBeLessThanOrEqual(10);
});

it.each([
  ['a point', [at(5, 5)]],
  ['a line', [at(0, 0), at(200, 0), at(100, 0)]],
  ['a press with a trembling finger', [at(0, 0), at(9, 0), at(9, 9), at(0, 9)]],
])('takes %s for no area', (_, corners) => {
  expect(isLargeEnough(corners)).toBe(false);
});

it('knows the size of an area on the ground', () => {
  const circle = squareKm(circleOf({ lat: 52.2, lng: 21 }, 10));
  expect(circle).toBeGreaterThan(Math.PI * 100);
  expect(circle).toBeLessThan(Math.PI * 100 * 1.01);
  // The other way round is the same area.
  expect(squareKm([...circleOf({ lat: 52.2, lng: 21 }, 10)].reverse())).toBeCloseTo(circle);
});
