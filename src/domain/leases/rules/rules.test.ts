import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DEPOSIT, leaseFacts, receiptAt, reception, rejectedAt, transfer } from '../../../../tests/factories/lease-facts.ts';
import type { Instant } from '../../kit/brand.ts';
import { grosze } from '../../kit/money.ts';
import { addDays, day, dayOf, instant, instantAt, plusMs, startOfDay } from '../../kit/time.ts';
import type { LeaseEnd, LeaseFacts, LeaseState } from '../types.ts';
import * as deadlines from './deadlines.ts';
import { chosenReasons, mayBookPayout, mayObject, mayRejectFor } from './rejection.ts';
import {
  depositReminders,
  depositStates,
  lateMeeting,
  mediatedBefore,
  meetingReminders,
  overdueDue,
  refundStates,
  silentBefore,
} from './reminders.ts';
import { leaseCardPath } from './routing.ts';
import { moneyPathOf, nextStep, timeline, whatIfTopics } from './timeline.ts';

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
  const rejected = leaseFacts({ state: 'REJECTED', ...rejectedAt(instant('2026-11-27T10:00:00Z')), depositHeld: DEPOSIT });
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
      mayObject(
        { ...rejected, dispute: { stage: 'open', objection: 'Lokal był gotowy.', objectedAt: rejected.rejection?.at ?? rejected.signedAt } },
        rejected.signedAt,
      ),
    ).not.toBeNull();
  });
  test('a settlement ends the objection', () => {
    const settled = { ...rejected, ending: { by: 'rejection', at: rejected.signedAt, settledAt: instant('2026-11-27T11:00:00Z') } } as const;
    expect(mayObject(settled, instant('2026-11-27T12:00:00Z'))?.code).toBe('lease.not_disputed');
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
  const now = instant('2026-11-27T12:00:00Z');
  const keys = (lease: LeaseFacts): readonly string[] => timeline(lease, now).map((step) => `${step.key}:${step.state}`);
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
    expect(nextStep(timeline(attached, now), 'tenant')).toMatchObject({ key: 'protocol', actor: 'tenant', by: '2026-11-27T10:00:00.000Z' });
    expect(
      keys({
        ...attached,
        state: 'PROTOCOL_CONFIRMED',
        protocol: { ...sent, answer: { outcome: 'confirmed', at: instant('2026-11-27T09:50:00Z') } },
        payout: { stage: 'due', due: day('2026-12-04') },
      }),
    ).toEqual(['signed:done', 'receiver:done', 'deposit:done', 'handover:done', 'protocol:done', 'released:open']);
  });
  const [at, dueOn] = [instant('2026-11-27T10:00:00Z'), { stage: 'due', due: day('2026-12-04') } as const];
  const booked = { stage: 'booked', due: dueOn.due, bookedOn: day('2026-12-03'), amount: DEPOSIT, bankReference: 'Z-1' } as const;
  const end = (by: LeaseEnd['by'], settledAt: Instant | null = null): Pick<LeaseFacts, 'ending'> => ({ ending: { by, at, settledAt } });
  const part = { receipts: [{ ...receiptAt(at), amount: grosze(1_000_00) }], depositHeld: grosze(1_000_00) };
  const objection = { stage: 'open', objection: 'Lokal był gotowy.', objectedAt: at } as const;
  const disputed = { state: 'REJECTED', ...received, ...rejectedAt(at), refund: dueOn, dispute: objection } as const;
  test('an objection takes the day and the operator from the refund, and its questions with them', () => {
    const [before, after] = [leaseFacts({ ...disputed, dispute: null }), leaseFacts(disputed)];
    expect(timeline(before, now).at(-1)).toMatchObject({ key: 'refunded', actor: 'parter', by: '2026-12-04T22:59:59.000Z' });
    expect(timeline(after, now).at(-1)).toMatchObject({ key: 'refunded', state: 'open', actor: null, by: null });
    expect([whatIfTopics(before, now), whatIfTopics(after, now)]).toEqual([['refund_when', 'objection'], ['dispute']]);
  });
  test('nobody speaks of an objection once its time has passed', () => {
    const late = instant('2026-12-10T10:00:00Z');
    const refused = leaseFacts({ ...disputed, dispute: null });
    expect([moneyPathOf(refused, now), moneyPathOf(refused, late)]).toEqual(['rejected', 'ended']);
    expect(whatIfTopics(refused, late)).toEqual(['refund_when']);
  });
  test('a returned protocol has a day only while its first writer has it alone', () => {
    const answer = { outcome: 'declined', at: instant('2026-11-27T09:50:00Z'), reason: 'Inny stan licznika.' } as const;
    const protocol = { round: 1, submitterSide: 'landlord', submitterUid: 'u', submittedAt: at, documentId: 'd', answer } as const;
    const returned = leaseFacts({ state: 'PROTOCOL_REJECTED', reception, transfer, ...received, protocol });
    const byOf = (when: Instant) => timeline(returned, when).find(({ key }) => key === 'handover')?.by;
    expect(byOf(instant('2026-11-28T08:00:00Z'))).toBe('2026-11-28T09:50:00.000Z');
    expect(byOf(instant('2026-11-28T10:00:00Z'))).toBeNull();
  });
  /** The steps after the deposit, and where the money is said to go. */
  test.each<[string, Partial<LeaseFacts>, readonly string[]]>([
    ['unpaid', { state: 'AFTER_REJECTION', ...end('unpaid') }, ['deposit:stopped', 'unpaid:done', 'ended']],
    [
      'unpaid but for a part',
      { state: 'REJECTED', ...part, ...end('unpaid'), refund: dueOn },
      ['deposit:stopped', 'unpaid:done', 'refunded:open', 'ended'],
    ],
    ['refused', { state: 'REJECTED', ...received, ...rejectedAt(at), refund: dueOn }, ['deposit:done', 'rejected:done', 'refunded:open', 'rejected']],
    [
      'refused and refunded',
      { state: 'AFTER_REJECTION', ...received, ...rejectedAt(at), refund: booked },
      ['deposit:done', 'rejected:done', 'refunded:done', 'ended'],
    ],
    ['refused and disputed', disputed, ['deposit:done', 'rejected:done', 'refunded:open', 'disputed']],
    [
      'refused, then settled',
      { state: 'REJECTED', ...received, ...rejectedAt(at), ...end('rejection', at), refund: dueOn },
      ['deposit:done', 'rejected:done', 'refunded:open', 'tenant_settled'],
    ],
    [
      'refused, paid to the landlord by statements',
      { state: 'REJECTED', ...received, ...rejectedAt(at), ...end('rejection', at), payout: dueOn },
      ['deposit:done', 'rejected:done', 'released:open', 'landlord_settled'],
    ],
    [
      'called in vain',
      { state: 'REJECTED', ...received, ...end('long_stop'), refund: dueOn },
      ['deposit:done', 'ended:done', 'refunded:open', 'ended'],
    ],
    [
      'ended by statements, money back',
      { state: 'REJECTED', ...received, ...end('settlement', at), refund: dueOn },
      ['deposit:done', 'ended:done', 'refunded:open', 'tenant_settled'],
    ],
    [
      'ended by statements, money to the landlord',
      { state: 'AFTER_REJECTION', ...received, ...end('settlement', at), payout: booked },
      ['deposit:done', 'ended:done', 'released:done', 'landlord_settled'],
    ],
    [
      'for the court',
      { state: 'REJECTED', ...received, ...rejectedAt(at), ...end('rejection', at), court: dueOn },
      ['deposit:done', 'rejected:done', 'court:open', 'court'],
    ],
    [
      'at the court',
      { state: 'AFTER_REJECTION', ...received, ...rejectedAt(at), ...end('rejection', at), court: booked },
      ['deposit:done', 'rejected:done', 'court:done', 'court'],
    ],
    [
      'gone on without a protocol, money to the landlord',
      { state: 'PROTOCOL_CONFIRMED', ...received, payout: dueOn },
      ['deposit:done', 'handover:done', 'settled:done', 'released:open', 'landlord_settled'],
    ],
    [
      'gone on without a protocol, money back',
      { state: 'PROTOCOL_CONFIRMED', ...received, refund: dueOn },
      ['deposit:done', 'handover:done', 'settled:done', 'refunded:open', 'tenant_settled'],
    ],
  ])('a lease that left its course: %s', (_name, changes, expected) => {
    const lease = leaseFacts({ stateSince: at, ...changes });
    expect([...keys(lease).slice(2), moneyPathOf(lease, now)]).toEqual(expected);
    const ended = timeline(lease, now).find(({ key }) => ['unpaid', 'rejected', 'ended', 'settled'].includes(key));
    expect(ended?.at).toBe(at);
  });
  test('every state but the end before a handover has its what-if topics', () => {
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
    expect(states.filter((state) => whatIfTopics(leaseFacts({ state }), now).length === 0)).toEqual(['AFTER_REJECTION']);
  });
});

describe('the clock', () => {
  const signed = instant('2026-11-19T10:24:00Z');
  it('reminds of the deposit on days 1 and 2, the latest first, from midnight on', () => {
    const passed = (now: string): readonly number[] =>
      depositReminders(instant(now)).flatMap(({ n, begunBefore }) => (signed < begunBefore ? [n] : []));
    expect(passed('2026-11-19T22:59:59Z')).toEqual([]);
    expect(passed('2026-11-19T23:00:00Z')).toEqual([1]);
    expect(passed('2026-11-20T22:59:59Z')).toEqual([1]);
    expect(passed('2026-11-20T23:00:00Z')).toEqual([2, 1]);
  });
  it('finds a deposit overdue on the day on which the landlord may end the lease', () => {
    const due = deadlines.depositDue(dayOf(signed));
    const from = startOfDay(deadlines.unpaidEndFrom(due));
    expect([due <= overdueDue(plusMs(from, -1)), due <= overdueDue(from)]).toEqual([false, true]);
  });
  it('reminds of the meeting 30 and 50 minutes after it began, and is late after an hour', () => {
    const began = instant('2026-11-27T09:00:00Z');
    const passed = (time: string): readonly (number | 'late')[] => {
      const now = instant(`2026-11-27T${time}Z`);
      const reminders = meetingReminders(now).flatMap((reminder) => (began <= reminder.began ? [reminder.minutes] : []));
      return began <= lateMeeting(now) ? ['late', ...reminders] : reminders;
    };
    expect(['09:29:59', '09:30:00', '09:49:59', '09:50:00', '09:59:59', '10:00:00'].map(passed)).toEqual([
      [],
      [30],
      [30],
      [50, 30],
      [50, 30],
      ['late', 50, 30],
    ]);
  });
  it('reminds of silence on the next day and mediates after 3 business days', () => {
    const recipients = (now: string): string => {
      const at = instant(now);
      return signed < mediatedBefore(at) ? 'mediation' : signed < silentBefore(at) ? 'reminder' : '';
    };
    expect(['2026-11-19T22:59:59Z', '2026-11-19T23:00:00Z', '2026-11-24T22:59:59Z', '2026-11-24T23:00:00Z'].map(recipients)).toEqual([
      '',
      'reminder',
      'reminder',
      'mediation',
    ]);
  });
  it('agrees with the deadlines on every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 20 }), (start, later) => {
        const on = addDays(day('2026-01-01'), start);
        const today = addDays(on, later);
        const now = instantAt(today, '12:00:00');
        expect(on <= overdueDue(now)).toBe(deadlines.unpaidEndFrom(on) <= today);
        expect(startOfDay(on) < mediatedBefore(now)).toBe(deadlines.mediationFrom(startOfDay(on)) < today);
      }),
    );
  });
  it('looks in the statuses that wait for something', () => {
    expect([depositStates, refundStates]).toEqual([['DEPOSIT_PENDING'], ['REJECTED']]);
  });
});
