import { expect, test } from 'vitest';
import { failureOf, tellTally } from './tally.ts';

test('the last lines name who was unsteady, who failed and why, and the sum', () => {
  const failure = failureOf(
    'roads/offer.road.ts › a road',
    '\u001B[31mError\u001B[39m: not visible\n\n  Locator: button\n'.concat('more\n'.repeat(20)),
  );
  expect(failure.reason.split('\n')).toHaveLength(8);
  const told = tellTally({ passed: 3, failures: [failure], unsteady: ['roads/home.road.ts › another'] }, ['roads in the browser']).split('\n');
  expect(told.slice(0, 4)).toEqual([
    '! unsteady, passed at the second try: roads/home.road.ts › another',
    '✗ roads/offer.road.ts › a road',
    '    Error: not visible',
    '      Locator: button',
  ]);
  expect(told.slice(-3)).toEqual(['✗ step: roads in the browser', '3 passed, 1 failed', '']);
});

test('a command whose tests passed, but a step of which failed, or that ran no test, is not good', () => {
  const clean = { passed: 3, failures: [], unsteady: [] };
  expect(tellTally(clean, [])).toBe('3 passed, 0 failed\n');
  expect(tellTally(clean, ['house rules'])).toBe('✗ step: house rules\n3 passed, 1 failed\n');
  expect(tellTally({ ...clean, passed: 0 }, [])).toBe('0 passed, 1 failed\n');
});
