import type { Day, Instant } from '../../kit/brand.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { MINUTE_MS } from '../../kit/time/units.ts';
import { dayOf, plusMs } from '../../kit/time.ts';
import type { LeaseFacts, LeaseState, Side } from '../types.ts';
import { depositReminderDays, mediationFrom, unpaidEndFrom } from './deadlines.ts';
import { isDisputed } from './rejection.ts';

/** A duty of the clock. `key` is unique for ever: done once, it is never done again, also after downtime. */
export type ClockDuty = {
  readonly kind:
    | 'deposit_reminder'
    | 'deposit_overdue'
    | 'meeting_reminder'
    | 'meeting_late'
    | 'waiting_reminder'
    | 'mediation'
    | 'payout_late'
    | 'refund_late';
  readonly key: string;
  readonly to: readonly (Side | 'admin')[];
};

/** When the status was entered, and which side is silent in it. */
export type Waiting = { readonly since: Instant; readonly actor: Side | 'parter' | null };

const waitingStates: ReadonlySet<LeaseState> = new Set(['DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED'] as const);

/** Everything that is due by now for one lease; the caller skips keys that are done (docs/rules/leases.md#reminders). */
export const dueDuties = (lease: LeaseFacts, waiting: Waiting, now: Instant): readonly ClockDuty[] => [
  ...depositDuties(lease, now),
  ...meetingDuties(lease, now),
  ...waitingDuties(lease, waiting, now),
  ...operatorDuties(lease, dayOf(now)),
];

const depositDuties = (lease: LeaseFacts, now: Instant): readonly ClockDuty[] => {
  if (lease.state !== 'DEPOSIT_PENDING') return [];
  const today = dayOf(now);
  const reminders = depositReminderDays(dayOf(lease.signedAt))
    .map((on, index) => ({ on, n: index + 1 }))
    .filter(({ on }) => today >= on);
  // After downtime only the latest reminder is worth sending.
  const latest = reminders.at(-1);
  const overdue = today >= unpaidEndFrom(lease.terms.depositDue);
  return [
    ...(latest && !overdue ? [{ kind: 'deposit_reminder', key: `${lease.id}:deposit:${latest.n}`, to: ['tenant'] } as const] : []),
    ...(overdue ? [{ kind: 'deposit_overdue', key: `${lease.id}:deposit:overdue`, to: ['tenant', 'landlord', 'admin'] } as const] : []),
  ];
};

const meetingDuties = (lease: LeaseFacts, now: Instant): readonly ClockDuty[] => {
  const meeting = lease.reception?.meetingAt ?? null;
  if (meeting === null || !waitingStates.has(lease.state)) return [];
  const passed = (minutes: number): boolean => now >= plusMs(meeting, minutes * MINUTE_MS);
  const key = `${lease.id}:meeting:${meeting}`;
  if (passed(leaseNumbers.meetingLateMinutes)) return [{ kind: 'meeting_late', key: `${key}:late`, to: ['tenant', 'landlord'] }];
  const minutes = leaseNumbers.meetingReminderMinutes.filter(passed).at(-1);
  return minutes === undefined ? [] : [{ kind: 'meeting_reminder', key: `${key}:${minutes}`, to: ['tenant', 'landlord'] }];
};

const waitingDuties = (lease: LeaseFacts, waiting: Waiting, now: Instant): readonly ClockDuty[] => {
  if (!waitingStates.has(lease.state)) return [];
  const today = dayOf(now);
  const key = `${lease.id}:${lease.state}:${waiting.since}`;
  const isSilent = today > mediationFrom(waiting.since);
  if (isSilent) return [{ kind: 'mediation', key: `${key}:mediation`, to: ['admin'] }];
  const sides: readonly Side[] = waiting.actor === 'landlord' || waiting.actor === 'tenant' ? [waiting.actor] : ['landlord', 'tenant'];
  return today > dayOf(waiting.since) ? [{ kind: 'waiting_reminder', key: `${key}:reminder`, to: sides }] : [];
};

const isLate = (due: Day | null, today: Day): boolean => due !== null && today > due;

const operatorDuties = (lease: LeaseFacts, today: Day): readonly ClockDuty[] => [
  ...(lease.payout?.stage === 'due' && isLate(lease.payout.due, today)
    ? [{ kind: 'payout_late', key: `${lease.id}:payout:late`, to: ['admin'] } as const]
    : []),
  ...(lease.state === 'REJECTED' && !isDisputed(lease) && isLate(lease.refund?.due ?? null, today)
    ? [{ kind: 'refund_late', key: `${lease.id}:refund:late`, to: ['admin'] } as const]
    : []),
];
