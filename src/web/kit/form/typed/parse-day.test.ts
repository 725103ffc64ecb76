import { describe, expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

describe('a typed day', () => {
  it.each([
    ['1.12.2026', '2026-12-01'],
    ['01.12.2026', '2026-12-01'],
    ['1.12.26', '2026-12-01'],
    [' 29-02-2028 ', '2028-02-29'],
    ['2026-12-01', '2026-12-01'],
  ])('%s is %s', (typed, day) => expect(parseDay(typed)).toBe(day));

  it.each(['29.02.2026', '31.04.2026', '13.13.2026', '1.12.126', 'jutro', ''])('%s is no day', (typed) => expect(parseDay(typed)).toBeNull());
});
