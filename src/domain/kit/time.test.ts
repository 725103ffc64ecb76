import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as business from './business-days.ts';
import { writtenAt } from './time/wall-clock.ts';
import * as time from './time.ts';

const { day, instant } = time;

test.each([
  ['2026-01-15', '12:00', '2026-01-15T11:00:00.000Z'],
  ['2026-07-15', '12:00', '2026-07-15T10:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'], // the skipped hour moves on
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'], // the repeated hour: first pass
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s in Warsaw is %s', (of, at, expected) => expect(time.instantAt(day(of), at)).toBe(expected));

test('end of day is 23:59:59 Warsaw, whatever the season', () => {
  expect(time.endOfDay(day('2026-03-29'))).toBe('2026-03-29T21:59:59.000Z');
  expect(time.endOfDay(day('2026-10-25'))).toBe('2026-10-25T22:59:59.000Z');
  expect(time.dayOf(instant('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(time.timeOf(instant('2026-12-31T23:30:00Z'))).toBe('00:30');
});

test('a wall time that exists comes back', () => {
  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((n) => time.addDays(day('1990-01-01'), n));
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }), (of, hour, minute) => {
      const text = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      const at = time.instantAt(of, text);
      expect([time.dayOf(at), time.timeOf(at)]).toEqual([of, text]);
      expect(time.dayOf(time.endOfDay(of))).toBe(of);
    }),
  );
});

test('a moment is written as the calendar of the engine writes it, in every hour since 1916, the hours of a clock change among them', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' });
  const [from, to] = [Date.UTC(1916, 0), Date.UTC(2100, 0)];
  const changes = ['2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z', '1977-04-03T00:00:00Z', '1940-06-23T00:00:00Z'].map((at) => Date.parse(at));
  const near = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -7_200_000, max: 10_800_000 })).map(([at, by]) => at + by);
  fc.assert(
    fc.property(fc.oneof(near, fc.integer({ min: from, max: to })), (ms) => {
      expect(writtenAt(time.instantOf(ms))).toBe(clock.format(ms));
    }),
    { numRuns: 500 },
  );
  // More hours than are remembered at once.
  for (let hour = 0; hour < 2500; hour += 1) {
    const ms = Date.UTC(2026, 2, 1) + hour * 3_600_000;
    expect(writtenAt(time.instantOf(ms))).toBe(clock.format(ms));
  }
});

describe('days and months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 13, '2028-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s plus %i months is %s', (from, n, to) => expect(time.addMonths(day(from), n)).toBe(to));
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '', '2026-04-31', '0999-12-31', '9999-01-01'])('refuses the day %j', (text) =>
    expect(time.parseDay(text)).toBeNull(),
  );
  it('counts days over both clock changes', () => {
    expect(time.daysBetween(day('2026-03-28'), day('2026-03-30'))).toBe(2);
    expect(time.daysBetween(day('2026-10-24'), day('2026-10-26'))).toBe(2);
    expect(time.addDays(day('2026-10-24'), 2)).toBe('2026-10-26');
  });
  it('reads and writes the Polish form', () => {
    expect(time.parsePolishDay('1.2.2026')).toBe('2026-02-01');
    expect(time.parsePolishDay('31.02.2026')).toBeNull();
    expect(time.polishDay(day('2026-02-01'))).toBe('01.02.2026');
  });
  it('refuses moments without a zone', () => {
    expect(time.parseInstant('2026-01-01T10:00:00')).toBeNull();
    expect(time.parseInstant('2026-01-01T10:00:00+01:00')).toBe('2026-01-01T09:00:00.000Z');
  });
  it('labels the past', () => {
    const ago = (then: string): string => {
      const parts = time.agoParts(day(then), day('2026-11-20'));
      return `${parts.n} ${parts.unit}`;
    };
    expect([ago('2026-11-20'), ago('2026-11-19'), ago('2026-11-15'), ago('2026-11-05'), ago('2026-09-01')]).toEqual([
      '0 today',
      '1 yesterday',
      '5 days',
      '2 weeks',
      '2 months',
    ]);
  });
});

describe('business days', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, on) => expect(business.easter(year)).toBe(on));
  it.each([
    '2026-01-01',
    '2026-01-06',
    '2026-04-06',
    '2026-05-01',
    '2026-05-03',
    '2026-06-04',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2025-12-24',
    '2026-12-25',
    '2026-12-26',
  ])('%s is free', (on) => expect(business.isBusinessDay(day(on))).toBe(false));
  it.each(['2024-12-24', '2026-11-20', '2026-12-23', '2026-04-07'])('%s is worked', (on) => expect(business.isBusinessDay(day(on))).toBe(true));
  it.each([
    ['2026-11-20', 3, '2026-11-25'], // over a weekend
    ['2026-12-22', 3, '2026-12-29'], // 24th, 25th, 26th and Sunday are free
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %i is %s', (from, n, to) => expect(business.addBusinessDays(day(from), n)).toBe(to));
  it('counts back what it added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 30 }), (start, n) => {
        const from = time.addDays(day('2020-01-01'), start);
        const to = business.addBusinessDays(from, n);
        expect(business.isBusinessDay(to)).toBe(true);
        expect(business.businessDaysBetween(from, to)).toBe(n);
      }),
      { numRuns: 50 },
    );
  });
  it('knows when a transfer arrives', () => {
    expect(business.transferArrives(instant('2026-11-20T13:29:00Z'))).toBe('2026-11-20');
    expect(business.transferArrives(instant('2026-11-20T13:30:00Z'))).toBe('2026-11-23');
    expect(business.transferArrives(instant('2026-11-21T09:00:00Z'))).toBe('2026-11-23');
  });
});
