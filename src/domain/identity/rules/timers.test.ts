import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant, msOf, plusMs } from '../../kit/time.ts';
import { isLongWait, readTimer, sweepAfter, type Timer, type TimerColour, type TimerKind } from './timers.ts';

const start = instant('2026-11-24T10:41:02.000Z');
const at = (seconds: number): number => msOf(plusMs(start, seconds * 1_000));
const timer = (kind: TimerKind): Timer =>
  kind === 'code' || kind === 'answer' ? { kind, until: plusMs(start, kind === 'code' ? 180_000 : 300_000) } : { kind, since: start };

/** What each time shows so many seconds after its start: at the last second of a colour and at the first of the next. */
describe.each<[TimerKind, readonly (readonly [passed: number, shown: number, colour: TimerColour])[]]>([
  [
    'code',
    [
      [0, 180, 'green'],
      [59, 121, 'green'],
      [60, 120, 'yellow'],
      [119, 61, 'yellow'],
      [120, 60, 'red'],
      [180, 0, 'red'],
      [400, 0, 'red'],
    ],
  ],
  [
    'asked',
    [
      [0, 0, 'green'],
      [119, 119, 'green'],
      [120, 120, 'yellow'],
      [179, 179, 'yellow'],
      [180, 180, 'red'],
      [900, 900, 'red'],
    ],
  ],
  [
    'modal',
    [
      [0, 0, 'green'],
      [179, 179, 'green'],
      [180, 180, 'yellow'],
      [239, 239, 'yellow'],
      [240, 240, 'red'],
      [300, 300, 'red'],
    ],
  ],
  [
    'answer',
    [
      [0, 300, 'green'],
      [179, 121, 'green'],
      [180, 120, 'yellow'],
      [239, 61, 'yellow'],
      [240, 60, 'red'],
      [300, 0, 'red'],
    ],
  ],
])('the time %s', (kind, cases) => {
  test.each(cases)('after %i s it shows %i and is %s', (passed, seconds, colour) => {
    expect(readTimer(timer(kind), at(passed))).toMatchObject({ seconds, colour });
  });
});

test('a time never goes back to a calmer colour, and its bar stays between empty and full', () => {
  const rank = { green: 0, yellow: 1, red: 2 };
  fc.assert(
    fc.property(
      fc.constantFrom<TimerKind>('code', 'asked', 'modal', 'answer'),
      fc.integer({ min: -60_000, max: 900_000 }),
      fc.nat(600_000),
      (kind, one, more) => {
        const [before, after] = [readTimer(timer(kind), msOf(start) + one), readTimer(timer(kind), msOf(start) + one + more)];
        expect(rank[after.colour]).toBeGreaterThanOrEqual(rank[before.colour]);
        for (const { part, seconds } of [before, after])
          expect([part >= 0 && part <= 1, Number.isInteger(seconds) && seconds >= 0]).toEqual([true, true]);
      },
    ),
  );
});

test('a wait is long from the three hundredth second on', () => {
  expect([isLongWait(start, at(299.999)), isLongWait(start, at(300))]).toEqual([false, true]);
});

test.each([
  ['2026-11-24T10:19:10.000Z', '2026-11-24T10:20:00.000Z'],
  ['2026-11-24T10:20:00.000Z', '2026-11-24T10:25:00.000Z'],
  ['2026-11-24T10:24:59.999Z', '2026-11-24T10:25:00.000Z'],
])('what ends at %s is cleaned away at %s', (ended, swept) => {
  expect(sweepAfter(instant(ended))).toBe(swept);
});
