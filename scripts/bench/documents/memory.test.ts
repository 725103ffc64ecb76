import { expect, it } from 'vitest';
import { growth } from './memory.ts';

it('is what a straight line through the measurements gained', () => {
  expect(growth([100, 110, 120, 130])).toBeCloseTo(30);
  expect(growth([100, 100, 100])).toBe(0);
  expect(growth([130, 100])).toBeCloseTo(-30);
  expect(growth([100])).toBe(0);
});

it('is not deceived by one measurement that sticks out in the middle', () => {
  expect(growth([100, 100, 160, 100, 100])).toBeCloseTo(0);
});
