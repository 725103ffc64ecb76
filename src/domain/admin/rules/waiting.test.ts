import { describe, expect, it } from 'vitest';
import type { Instant } from '../../kit/brand.ts';
import { ageOf, hasWaitedLong, type WaitingKind, waitingKinds } from './waiting.ts';

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

  it.each<[WaitingKind, number]>([
    ['requests', 300],
    ['jobs', 3_600],
    ['companyChanges', 86_400],
    ['transfers', 3 * 86_400],
  ])('%s wait long from %i seconds on', (kind, seconds) => {
    expect([hasWaitedLong(kind, ago(seconds - 1), now), hasWaitedLong(kind, ago(seconds), now)]).toEqual([false, true]);
  });

  it('each kind is late some day', () => {
    expect(waitingKinds.filter((kind) => !hasWaitedLong(kind, ago(7 * 86_400), now))).toEqual([]);
  });
});
