import { expect, test } from 'vitest';
import { warsawDay } from './today.ts';

test.each([
  ['2026-11-21T22:59:59.999Z', '2026-11-21'],
  ['2026-11-21T23:00:00.000Z', '2026-11-22'],
  ['2026-11-21T23:00:59.000Z', '2026-11-22'],
  ['2026-11-21T22:59:00.000Z', '2026-11-21'],
  ['2026-07-01T21:59:59.999Z', '2026-07-01'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02'],
])('at %s it is %s in Warsaw, whatever was asked before', (at, day) => {
  expect(warsawDay(new Date(at))).toBe(day);
});
