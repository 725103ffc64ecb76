import { expect, it } from 'vitest';
import { kmBetween } from './distance.ts';

it('measures in a straight line', () => {
  const [lodz, warsaw] = [
    { lat: 51.7687, lng: 19.457 },
    { lat: 52.2297, lng: 21.0122 },
  ];
  expect(kmBetween(lodz, warsaw)).toBeCloseTo(118.5, 0);
  expect(kmBetween(lodz, lodz)).toBe(0);
});
