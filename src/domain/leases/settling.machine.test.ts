import { expect, test } from 'vitest';
import { DEPOSIT, leaseFacts, receiptAt, rejectedAt } from '../../../tests/factories/lease-facts.ts';
import { decide } from '../kit/lifecycle.ts';
import { grosze } from '../kit/money.ts';
import { day, instant } from '../kit/time.ts';
import { type LeaseActor, type LeaseEvent, leaseLifecycle } from './machine.ts';
import type { LeaseFacts } from './types.ts';

const signed = instant('2026-11-19T10:24:00Z');
const held = { depositHeld: DEPOSIT };

const outcome = (event: LeaseEvent, lease: LeaseFacts, who: readonly LeaseActor[], now = signed): string => {
  const result = decide(leaseLifecycle, { state: lease.state, event, actors: who, facts: { lease, now } });
  return result.ok ? result.value.to : result.refusal.code;
};

test('nothing is refunded while the landlord may object, unless a settlement came first; nor once the court is to have it', () => {
  // Refused on Friday 27 November: the second business day after it ends on Tuesday 1 December.
  const lease = leaseFacts({ state: 'REJECTED', ...held, ...rejectedAt(instant('2026-11-27T10:00:00Z')) });
  const [last, over] = [instant('2026-12-01T22:59:59Z'), instant('2026-12-01T23:00:00Z')];
  for (const event of ['bookRefund', 'bookPartRefund'] as const) {
    expect(outcome(event, lease, ['admin'], last)).toBe('lease.objection_runs');
    expect(outcome(event, lease, ['admin'], over)).toBe(event === 'bookRefund' ? 'AFTER_REJECTION' : 'REJECTED');
  }
  const settled = { ...lease, ending: { by: 'rejection', at: lease.signedAt, settledAt: lease.signedAt } as const };
  expect([outcome('bookRefund', settled, ['admin'], last), outcome('objectToRejection', settled, ['landlord'], last)]).toEqual([
    'AFTER_REJECTION',
    'lease.not_disputed',
  ]);
  const court = { ...settled, court: { stage: 'due', due: day('2027-02-20') } } as const;
  expect([outcome('bookRefund', court, ['admin'], over), outcome('bookPartRefund', court, ['admin'], over)]).toEqual([
    'deposit.court_due',
    'deposit.court_due',
  ]);
  expect(outcome('bookCourt', court, ['admin'], over)).toBe('AFTER_REJECTION');
  expect(outcome('bookRefund', { ...court, court: null }, ['admin'], over)).toBe('AFTER_REJECTION');
});

test('whatever settles a lease that ended takes back what was due to a court', () => {
  const settling = leaseLifecycle.rows.filter(({ from, on }) => from.includes('REJECTED') && /^(endWith|goOn|resume)/.test(on));
  expect(new Set(settling.map(({ on }) => on)).size).toBe(5);
  expect(settling.filter(({ effects }) => !effects?.includes('dropCourtDue'))).toEqual([]);
});

test('the booking of the only money of a lease that has ended is taken back, and it is over again, in a dispute, too', () => {
  const one = { receipts: [receiptAt(signed)], depositHeld: DEPOSIT };
  const lease = leaseFacts({ state: 'REJECTED', ...one });
  expect(outcome('undoLast', lease, ['admin'])).toBe('AFTER_REJECTION');
  const disputed = { ...lease, dispute: { stage: 'open', objection: 'Nie.', objectedAt: signed } } as const;
  expect(outcome('undoLast', disputed, ['admin'])).toBe('AFTER_REJECTION');
  expect(outcome('undoLast', { ...lease, depositHeld: grosze(1) }, ['admin'])).toBe('deposit.nothing_held');
  for (const state of ['DEPOSIT_PENDING', 'PROTOCOL_ATTACHED', 'PROTOCOL_CONFIRMED', 'REJECTED', 'AFTER_REJECTION'] as const)
    expect(outcome('undoReceipt', leaseFacts({ state, ...one }), ['admin'])).toBe(state);
});

test('only the withdrawal of the tenant is taken back: what the long stop or a settlement ended is not taken up', () => {
  const at = instant('2026-11-27T10:00:00Z');
  const rejected = leaseFacts({ state: 'REJECTED', ...held, statusBefore: 'DEPOSIT_CONFIRMED', ...rejectedAt(at) });
  expect(outcome('resume', rejected, ['two_admins'], at)).toBe('DEPOSIT_CONFIRMED');
  for (const by of ['long_stop', 'settlement'] as const)
    expect(outcome('resume', { ...rejected, rejection: null, ending: { by, at, settledAt: null } }, ['two_admins'], at)).toBe('lease.not_disputed');
});

test('a statement that nobody answered ends with every step that moves money or ends the lease', () => {
  const moves = leaseLifecycle.rows.filter(
    ({ on, to, effects }) =>
      effects?.includes('bookMoney' as never) ||
      ['endUnpaid', 'rejectPremises', 'longStop', 'confirmProtocol'].includes(on) ||
      to === 'AFTER_REJECTION',
  );
  // Before the deposit of a lease that ended nothing was said; late money finds nothing to end.
  const silent = moves.filter(({ on, effects }) => on !== 'receiveLate' && !effects?.includes('voidStatement' as never));
  expect([moves.length > 12, silent]).toEqual([true, []]);
});

test('the first of two signatures under an unpaid end ends with every step after which the deposit is awaited no more', () => {
  const leaving = leaseLifecycle.rows.filter(
    ({ from, to }) => from.some((state) => state === 'DEPOSIT_PENDING') && to !== undefined && to !== 'DEPOSIT_PENDING',
  );
  // The end itself is what the two sign.
  const owing = leaving.filter(({ on }) => on !== 'endUnpaid');
  expect(owing.map(({ on, effects }) => [on, effects?.includes('voidUnpaidEnd' as never)])).toEqual([
    ['receiveDeposit', true],
    ['endWithRefund', true],
  ]);
});
