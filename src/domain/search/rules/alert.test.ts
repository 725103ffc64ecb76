import { describe, expect, it } from 'vitest';
import { instant } from '../../kit/time.ts';
import { type AlertFrequency, alertDueAt, lastWeek } from './alert.ts';

const due = (frequency: AlertFrequency, now: string): string => alertDueAt(frequency, instant(now));

it('collects what is mailed at once for ten minutes', () => {
  expect(due('instant', '2026-11-20T23:55:00Z')).toBe('2026-11-21T00:05:00.000Z');
});

describe('mails the day at eight in the morning in Warsaw', () => {
  it.each([
    ['in winter before eight', '2026-11-20T06:59:59Z', '2026-11-20T07:00:00.000Z'],
    ['at eight itself the next day', '2026-11-20T07:00:00Z', '2026-11-21T07:00:00.000Z'],
    ['after midnight in Warsaw, while it is yesterday in UTC', '2026-11-20T23:30:00Z', '2026-11-21T07:00:00.000Z'],
    ['in summer', '2026-07-01T05:59:00Z', '2026-07-01T06:00:00.000Z'],
    ['the evening before clocks go back', '2026-10-24T18:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['in the hour that the clocks repeat', '2026-10-25T00:30:00Z', '2026-10-25T07:00:00.000Z'],
    ['the evening before clocks go forward', '2027-03-27T19:00:00Z', '2027-03-28T06:00:00.000Z'],
    ['right after clocks went forward', '2027-03-28T01:00:00Z', '2027-03-28T06:00:00.000Z'],
  ])('%s', (_, now, at) => {
    expect(due('daily', now)).toBe(at);
  });
});

describe('mails the week on Monday at eight', () => {
  it.each([
    ['on a Friday', '2026-11-20T12:00:00Z', '2026-11-23T07:00:00.000Z'],
    ['early on Monday', '2026-11-23T06:00:00Z', '2026-11-23T07:00:00.000Z'],
    ['on Monday after eight', '2026-11-23T08:00:00Z', '2026-11-30T07:00:00.000Z'],
    ['on a Sunday night that is Monday in Warsaw', '2026-11-22T23:30:00Z', '2026-11-23T07:00:00.000Z'],
    ['over the end of summer time', '2026-10-23T12:00:00Z', '2026-10-26T07:00:00.000Z'],
    ['over its beginning', '2027-03-26T12:00:00Z', '2027-03-29T06:00:00.000Z'],
  ])('%s', (_, now, at) => {
    expect(due('weekly', now)).toBe(at);
  });
});

describe('the week that ended last', () => {
  it.each([
    ['on a Thursday', '2026-11-26T12:00:00Z', '2026-11-16T07:00:00.000Z', '2026-11-23T07:00:00.000Z'],
    ['on Monday before eight', '2026-11-23T06:59:59Z', '2026-11-09T07:00:00.000Z', '2026-11-16T07:00:00.000Z'],
    ['on Monday at eight', '2026-11-23T07:00:00Z', '2026-11-16T07:00:00.000Z', '2026-11-23T07:00:00.000Z'],
    ['with the end of summer time in it', '2026-10-26T08:00:00Z', '2026-10-19T06:00:00.000Z', '2026-10-26T07:00:00.000Z'],
    ['with its beginning in it', '2027-03-29T06:00:00Z', '2027-03-22T07:00:00.000Z', '2027-03-29T06:00:00.000Z'],
  ])('%s', (_, now, from, to) => {
    expect(lastWeek(instant(now))).toEqual({ from, to });
  });
});
