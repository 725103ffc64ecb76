import { expect, it } from 'vitest';
import { type Press, stepOf, stepped } from './steps.ts';

it('steps money by 100, areas by 10, anything else by 1', () => {
  expect([stepOf('zł'), stepOf('m²'), stepOf('cm'), stepOf('zł/m²'), stepOf(undefined)]).toEqual([100, 10, 1, 1, 1]);
});

const up: Press = { key: 'ArrowUp', shift: false, step: 100, least: 0, digits: 2 };
const down: Press = { ...up, key: 'ArrowDown' };

it.each<[string, number | null, Press, number | null]>([
  ['up', 5237, up, 5337],
  ['down', 5237, down, 5137],
  ['up with Shift', 5237, { ...up, shift: true }, 6237],
  ['not below the least', 60, down, 0],
  ['below zero where the field goes there', 0, { ...down, step: 1, least: -5, digits: 0 }, -1],
  ['from nothing, up', null, up, 100],
  ['from nothing, down', null, down, 0],
  ['from nothing where the field goes below zero', null, { ...up, step: 1, least: -5, digits: 0 }, 1],
  ['without the host’s arithmetic', 0.1, { ...up, step: 0.2, digits: 2 }, 0.3],
  ['no other key', 5237, { ...up, key: 'Home' }, null],
])('%s: %s', (_, value, press, next) => {
  expect(stepped(value, press)).toBe(next);
});
