import { describe, expect, it, test } from 'vitest';
import type { Id } from '../../kit/brand.ts';
import { addDays, day, instant } from '../../kit/time.ts';
import { distinctHolds, endByThemselves, holdOf, isRecentSignIn, keptFrom, keptUntil, lastHoldEnds, mayDeleteAccount } from './deletion.ts';

const offer = holdOf('activeOffer', { offerId: 'o', name: 'Lokal', until: instant('2026-12-18T22:59:59Z') });

describe('whether an account may go', () => {
  test.each([
    ['nothing holds it and the sign-in is recent', [], true, undefined],
    ['nothing holds it, but the sign-in is old', [], false, 'deletion.sign_in_again'],
    ['an offer holds it', [offer], true, 'deletion.held'],
    ['what holds it is said before the sign-in is asked for', [offer], false, 'deletion.held'],
  ] as const)('%s', (_case, holds, isRecent, code) => {
    expect(mayDeleteAccount({ holds, isRecent })?.code).toBe(code);
  });

  it('a sign-in is recent for ten minutes', () => {
    const at = instant('2026-11-24T10:00:00Z');
    expect([instant('2026-11-24T10:10:00Z'), instant('2026-11-24T10:10:01Z')].map((now) => isRecentSignIn(at, now))).toEqual([true, false]);
  });
});

it('counts down to the last of what ends by itself', () => {
  const booking = holdOf('booking', { until: instant('2026-11-25T10:00:00Z') });
  expect(lastHoldEnds([offer, booking, holdOf('lastAdmin')])).toBe(offer.until);
  expect(lastHoldEnds([holdOf('lastAdmin')])).toBeNull();
});

it('names a running lease once, and money of a lease that is over by itself', () => {
  const of = (kind: 'lease' | 'money', offerId: string) => holdOf(kind, { offerId: offerId as Id });
  const holds = [offer, of('lease', 'a'), of('money', 'a'), of('money', 'b')];
  expect(distinctHolds(holds)).toEqual([offer, of('lease', 'a'), of('money', 'b')]);
});

it('knows whether waiting is enough', () => {
  expect([endByThemselves([offer]), endByThemselves([offer, holdOf('lease')])]).toEqual([true, false]);
});

test.each([
  ['contracts', '2026-11-24', '2032-12-31'],
  ['steps', '2026-11-24', '2032-12-31'],
  ['invoices', '2026-11-24', '2031-12-31'],
  ['invoices', '2026-12-01', '2032-12-31'],
  ['ledger', '2026-12-01', '2031-12-31'],
  ['events', '2028-02-29', '2031-02-28'],
  ['reports', '2026-11-24', '2027-11-24'],
] as const)('%s of %s stay until %s', (kind, newest, until) => {
  expect(keptUntil(kind, day(newest))).toBe(until);
});

test.each(['contracts', 'invoices', 'ledger'] as const)('%s are kept from the very day whose term is not over', (kind) => {
  for (const today of ['2026-01-01', '2026-11-24', '2028-02-29', '2028-12-31'].map(day)) {
    const from = keptFrom(kind, today);
    expect(keptUntil(kind, from) >= today).toBe(true);
    expect(keptUntil(kind, addDays(from, -1)) < today).toBe(true);
  }
});
