import { describe, expect, it } from 'vitest';
import type { Day, Instant } from '../../kit/brand.ts';
import { ageOf, urgencyOf, type WaitingKind, waitingKinds } from './waiting.ts';

const now = '2026-11-25T12:00:00.000Z' as Instant;
const ago = (seconds: number) => new Date(Date.parse(now) - seconds * 1_000).toISOString() as Instant;

describe('what waits for the operator', () => {
  it.each<[string, number, ReturnType<typeof ageOf>]>([
    ['came just now', 0, { unit: 'minutes', n: 0 }],
    ['comes from a clock that is ahead', -30, { unit: 'minutes', n: 0 }],
    ['is not an hour old', 3_599, { unit: 'minutes', n: 59 }],
    ['is an hour old', 3_600, { unit: 'hours', n: 1 }],
    ['is not a day old', 86_399, { unit: 'hours', n: 23 }],
    ['is two days old', 2 * 86_400 + 5, { unit: 'days', n: 2 }],
  ])('what %s says its age in the largest unit that it fills', (_, seconds, age) => {
    expect(ageOf(ago(seconds), now)).toEqual(age);
  });

  const urgency = (kind: WaitingKind, seconds: number, due: string | null = null, at = now) =>
    urgencyOf({ kind, since: ago(seconds), due: due as Day | null }, at);

  it.each<[WaitingKind, number]>([
    ['requests', 300],
    ['jobs', 3_600],
    ['companyChanges', 86_400],
    ['transfers', 3 * 86_400],
  ])('%s are urgent from %i seconds on', (kind, seconds) => {
    expect([urgency(kind, seconds - 1), urgency(kind, seconds)]).toEqual([null, 'long']);
  });

  it('each kind is urgent some day', () => {
    expect(waitingKinds.filter((kind) => urgency(kind, 7 * 86_400) === null)).toEqual([]);
  });

  it.each<[string, string, ReturnType<typeof urgencyOf>]>([
    ['the day before', '2026-11-26', null],
    ['on the day', '2026-11-25', 'due'],
    ['after the day', '2026-11-24', 'due'],
  ])('what has a day is urgent %s as it should be', (_, due, expected) => {
    expect(urgency('transfers', 60, due)).toBe(expected);
  });

  it('the day begins at midnight of Warsaw, and tells more than a long wait', () => {
    const due = '2026-11-26';
    const [before, after] = ['2026-11-25T22:59:59.000Z' as Instant, '2026-11-25T23:00:00.000Z' as Instant];
    expect([urgency('transfers', 0, due, before), urgency('transfers', 0, due, after)]).toEqual([null, 'due']);
    expect(urgency('transfers', 9 * 86_400, '2026-11-20')).toBe('due');
  });
});
