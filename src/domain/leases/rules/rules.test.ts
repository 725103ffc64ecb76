import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DEPOSIT, leaseFacts, receiptAt, reception, rejectionAt, transfer } from '../../../../tests/factories/lease-facts.ts';
import type { Instant } from '../../kit/brand.ts';
import { day, dayOf, instant, plusMs } from '../../kit/time.ts';
import type { LeaseFacts, LeaseState } from '../types.ts';
import * as deadlines from './deadlines.ts';
import { chosenReasons, mayBookPayout, mayObject, mayRejectFor } from './rejection.ts';
import { dueDuties } from './reminders.ts';
import { leaseCardPath } from './routing.ts';
import { nextStep, timeline, whatIfTopics } from './timeline.ts';

describe('deadlines', () => {
  it.each([
    ['2026-11-19', '2026-11-24'], // Thursday: Friday, Monday, Tuesday
    ['2026-12-22', '2026-12-29'], // 24-27 December are free
    ['2026-11-21', '2026-11-25'], // signed on a Saturday
  ])('signed %s: deposit due %s', (on, due) => expect(deadlines.depositDue(day(on))).toBe(due));
  it('counts by the Warsaw day', () => {
    expect(deadlines.payoutDue(instant('2026-11-27T22:59:00Z'))).toBe('2026-12-04');
    expect(deadlines.payoutDue(instant('2026-11-29T23:30:00Z'))).toBe('2026-12-07'); // already Monday in Warsaw
    expect(deadlines.objectionUntil(instant('2026-11-27T10:00:00Z'))).toBe('2026-12-01T22:59:59.000Z');
  });
});

describe('rejection', () => {
  const rejected = leaseFacts({ state: 'REJECTED', rejection: rejectionAt(instant('2026-11-27T10:00:00Z')), depositHeld: DEPOSIT });
  test('needs a reason', () => {
    expect(mayRejectFor(chosenReasons({ damagedPremise: false, mismatchedDetails: false, unavailabilityOfLandlord: false }))?.code).toBe(
      'rejection.reason_required',
    );
    expect(chosenReasons({ damagedPremise: true, mismatchedDetails: false, unavailabilityOfLandlord: true })).toEqual([
      'damagedPremise',
      'unavailabilityOfLandlord',
    ]);
  });
  test('the landlord objects within two business days, once', () => {
    expect([mayObject(rejected, instant('2026-12-01T22:59:59Z')), mayObject(rejected, instant('2026-12-01T23:00:00Z'))?.code]).toEqual([
      null,
      'rejection.objection_too_late',
    ]);
    expect(
      mayObject({ ...rejected, dispute: { stage: 'open', objection: 'Lokal był gotowy.', objectedAt: rejected.signedAt } }, rejected.signedAt),
    ).not.toBeNull();
  });
  test('a payout waits for its day and stops at a problem', () => {
    const confirmed = leaseFacts({ state: 'PROTOCOL_CONFIRMED', payout: { stage: 'due', due: day('2026-12-04') }, depositHeld: DEPOSIT });
    expect([mayBookPayout(confirmed), mayBookPayout({ ...confirmed, depositProblem: 'x' })?.code, mayBookPayout(leaseFacts())?.code]).toEqual([
      null,
      'deposit.problem',
      'deposit.payout_not_due',
    ]);
  });
});

describe('cards', () => {
  it.each<[string, LeaseState, Partial<LeaseFacts>, 'landlord' | 'tenant', string]>([
    ['tenant without reception', 'DEPOSIT_PENDING', {}, 'tenant', '/contract/offer/submit/u'],
    ['owner with reception, without transfer', 'DEPOSIT_CONFIRMED', { reception }, 'landlord', '/indicate-transfer-person/offer/u'],
    ['tenant with the deposit unpaid', 'DEPOSIT_PENDING', { reception }, 'tenant', '/deposit/offer/'],
    ['owner while the tenant pays', 'DEPOSIT_PENDING', { reception, transfer }, 'landlord', '/lease/offer'],
    ['both forms, deposit held', 'DEPOSIT_CONFIRMED', { reception, transfer }, 'landlord', '/protocol/offer'],
    ['both forms, protocol refused', 'PROTOCOL_REJECTED', { reception, transfer }, 'tenant', '/protocol/offer'],
    ['done', 'PROTOCOL_CONFIRMED', { reception, transfer }, 'tenant', '/lease/offer'],
    ['tenant, landlord not named', 'DEPOSIT_CONFIRMED', { reception }, 'tenant', '/lease/offer'],
    ['ended', 'AFTER_REJECTION', {}, 'tenant', '/lease/offer'],
  ])('%s', (_, state, facts, side, path) => expect(leaseCardPath(leaseFacts({ state, ...facts }), side, 'u')).toBe(path));
});

describe('timeline', () => {
  const keys = (lease: LeaseFacts): readonly string[] => timeline(lease).map((step) => `${step.key}:${step.state}`);
  const received = { depositHeld: DEPOSIT, receipts: [receiptAt(instant('2026-11-23T09:12:00Z'))] };
  test('walks the road', () => {
    expect(keys(leaseFacts())).toEqual(['signed:done', 'receiver:open', 'deposit:open', 'handover:later', 'protocol:later', 'released:later']);
    const open = leaseFacts({ state: 'DEPOSIT_CONFIRMED', reception, transfer, ...received });
    expect(keys(open)).toEqual(['signed:done', 'receiver:done', 'deposit:done', 'handover:open', 'protocol:later', 'released:later']);
    const sent = { round: 1, submitterSide: 'landlord', submitterUid: 'u', submittedAt: instant('2026-11-27T09:30:00Z'), documentId: 'd' } as const;
    const attached: LeaseFacts = {
      ...open,
      state: 'PROTOCOL_ATTACHED',
      protocol: { ...sent, answer: null },
    };
    expect(nextStep(timeline(attached), 'tenant')).toMatchObject({ key: 'protocol', actor: 'tenant', by: '2026-11-27T10:00:00.000Z' });
    expect(
      keys({
        ...attached,
        state: 'PROTOCOL_CONFIRMED',
        protocol: { ...sent, answer: { outcome: 'confirmed', at: instant('2026-11-27T09:50:00Z') } },
        payout: { stage: 'due', due: day('2026-12-04') },
      }),
    ).toEqual(['signed:done', 'receiver:done', 'deposit:done', 'handover:done', 'protocol:done', 'released:open']);
  });
  test('and the roads that end early', () => {
    expect(keys(leaseFacts({ state: 'AFTER_REJECTION', stateSince: instant('2026-11-30T09:00:00Z') }))).toEqual([
      'signed:done',
      'receiver:stopped',
      'deposit:stopped',
      'unpaid:done',
    ]);
    const rejected = leaseFacts({
      state: 'REJECTED',
      reception,
      transfer,
      ...received,
      rejection: rejectionAt(instant('2026-11-27T10:00:00Z')),
      refund: { stage: 'due', due: day('2026-12-04') },
    });
    expect(keys(rejected)).toEqual(['signed:done', 'receiver:done', 'deposit:done', 'rejected:done', 'refunded:open']);
  });
  test('every state has its what-if topics', () => {
    const states: readonly LeaseState[] = [
      'NONE',
      'DEPOSIT_PENDING',
      'DEPOSIT_CONFIRMED',
      'PROTOCOL_ATTACHED',
      'PROTOCOL_REJECTED',
      'PROTOCOL_CONFIRMED',
      'REJECTED',
      'AFTER_REJECTION',
    ];
    expect(states.every((state) => whatIfTopics(leaseFacts({ state })).length > 0)).toBe(true);
  });
});

describe('the clock', () => {
  const since = instant('2026-11-19T10:24:00Z');
  const kinds = (lease: LeaseFacts, now: string, from: Instant = since): readonly string[] =>
    dueDuties(lease, { since: from, actor: 'tenant' }, instant(now)).map((duty) => duty.kind);
  it('reminds of the deposit on days 1 and 2, then reports it as overdue', () => {
    const keysOn = (now: string): readonly string[] => dueDuties(leaseFacts(), { since, actor: 'tenant' }, instant(now)).map((duty) => duty.key);
    expect(keysOn('2026-11-19T20:00:00Z')).toEqual([]);
    expect(keysOn('2026-11-20T08:00:00Z')).toEqual(['lease:deposit:1']);
    expect(keysOn('2026-11-22T08:00:00Z')).toEqual(['lease:deposit:2']); // after downtime the latest only
    expect(keysOn('2026-11-27T08:00:00Z')).toEqual(['lease:deposit:overdue']);
  });
  it('reminds of the meeting 30 and 50 minutes after it began, and is late after an hour', () => {
    const lease = leaseFacts({ state: 'DEPOSIT_CONFIRMED', reception, transfer, depositHeld: DEPOSIT });
    const from = instant('2026-11-27T08:00:00Z');
    expect(['09:29:59', '09:30:00', '09:50:00', '10:00:00'].map((time) => kinds(lease, `2026-11-27T${time}Z`, from).join())).toEqual([
      '',
      'meeting_reminder',
      'meeting_reminder',
      'meeting_late',
    ]);
    expect(
      new Set(
        ['09:30:00', '09:45:00', '09:50:00', '10:00:00'].flatMap((time) =>
          dueDuties(lease, { since: from, actor: null }, instant(`2026-11-27T${time}Z`)).map((duty) => duty.key),
        ),
      ).size,
    ).toBe(3);
  });
  it('asks for mediation after 3 business days of silence', () => {
    const lease = leaseFacts({ state: 'PROTOCOL_ATTACHED', depositHeld: DEPOSIT });
    expect([
      kinds(lease, '2026-11-19T12:00:00Z'),
      kinds(lease, '2026-11-20T12:00:00Z'),
      kinds(lease, '2026-11-24T12:00:00Z'),
      kinds(lease, '2026-11-25T12:00:00Z'),
    ]).toEqual([[], ['waiting_reminder'], ['waiting_reminder'], ['mediation']]);
  });
  it('never asks twice for the same thing, however often it looks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60 * 24 * 20 }), { minLength: 2, maxLength: 30 }),
        fc.constantFrom<LeaseState>('DEPOSIT_PENDING', 'DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED'),
        (minutes, state) => {
          const lease = leaseFacts({ state, reception, transfer });
          const seen = minutes
            .sort((a, b) => a - b)
            .flatMap((minute) => dueDuties(lease, { since, actor: null }, plusMs(since, minute * 60_000)).map((duty) => duty.key));
          expect(new Set(seen).size).toBeLessThanOrEqual(6);
        },
      ),
    );
  });
  it('reports late operators', () => {
    expect(kinds(leaseFacts({ state: 'PROTOCOL_CONFIRMED', payout: { stage: 'due', due: day('2026-12-04') } }), '2026-12-05T08:00:00Z')).toEqual([
      'payout_late',
    ]);
    const rejected = leaseFacts({ state: 'REJECTED', refund: { stage: 'due', due: day('2026-12-04') } });
    expect(kinds(rejected, '2026-12-04T22:00:00Z')).toEqual([]);
    expect(kinds(rejected, '2026-12-09T08:00:00Z')).toEqual(['refund_late']);
    const dispute = { stage: 'open', objection: 'Lokal był gotowy.', objectedAt: instant('2026-11-28T10:00:00Z') } as const;
    expect(kinds({ ...rejected, dispute }, '2026-12-09T08:00:00Z')).toEqual([]);
    expect(dayOf(instant('2026-12-04T22:00:00Z'))).toBe('2026-12-04');
  });
});
