import type { Instant } from '../kit/brand.ts';
import type { Lifecycle, ReadFrom, Row } from '../kit/lifecycle.ts';
import { dayOf } from '../kit/time.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { unpaidEndFrom } from './rules/deadlines.ts';
import { maySubmitProtocol, otherSide } from './rules/protocol-guards.ts';
import { isForLandlord, mayBookPayout, mayDecideDispute, mayObject } from './rules/rejection.ts';
import { type LeaseFacts, type LeaseState, leaseStates, type Side } from './types.ts';

/** Who may act on a lease. `submitter` and `other_side` are the sides seen from the attached protocol. */
export type LeaseActor = 'bank' | 'admin' | 'landlord' | 'tenant' | 'submitter' | 'other_side';

/** What may happen to a lease. `nameReceiver`, `nameTransfer`, `objectToRejection`, `decideDispute` and `bookPayout` are acts that keep the status. */
export type LeaseEvent =
  | 'sign'
  | 'receiveDeposit'
  | 'reverseReceipt'
  | 'endUnpaid'
  | 'attachProtocol'
  | 'withdrawProtocol'
  | 'confirmProtocol'
  | 'declineProtocol'
  | 'rejectPremises'
  | 'bookRefund'
  | 'bookDisputedPayout'
  | 'nameReceiver'
  | 'nameTransfer'
  | 'objectToRejection'
  | 'bookPayout'
  | 'decideDispute';

/**
 * What a step causes. Deposits book the money, say when it is due and keep disputes; invoices issue and draw the operator's invoices;
 * handover keeps appointments, keeps and seals the protocol and writes their mails; the rest is the leases' own.
 */
export type LeaseEffect =
  | 'sealLease'
  | 'keepRejection'
  | 'mailSides'
  | 'mailAdmins'
  | 'mailMoney'
  | 'openDisputeTask'
  | 'closeTasks'
  | 'bookMoney'
  | 'makeRefundDue'
  | 'makePayoutDue'
  | 'openDispute'
  | 'closeDispute'
  | 'issueInvoices'
  | 'drawInvoices'
  | 'keepProtocol'
  | 'closeRound'
  | 'sealProtocol'
  | 'mailProtocol'
  | 'keepAppointment'
  | 'mailAppointment';

/** What the guards look at: the lease as loaded, and the database's time. */
export type LeaseAttempt = { readonly lease: LeaseFacts; readonly now: Instant };

const isUnpaidAndLate = ({ lease, now }: LeaseAttempt): Verdict =>
  dayOf(now) >= unpaidEndFrom(lease.terms.depositDue)
    ? null
    : refuse('lease.not_yet_overdue', { params: { from: unpaidEndFrom(lease.terms.depositDue) } });

const holdsNothing = ({ lease }: LeaseAttempt): Verdict =>
  lease.depositHeld === 0 ? null : refuse('deposit.amount_mismatch', { params: { amount: lease.depositHeld } });
const holdsMoney = ({ lease }: LeaseAttempt): Verdict => (lease.depositHeld > 0 ? null : refuse('deposit.nothing_held'));
const noProtocolYet = ({ lease }: LeaseAttempt): Verdict => (lease.protocol === null ? null : refuse('deposit.protocol_attached'));
const noDepositProblem = ({ lease }: LeaseAttempt): Verdict =>
  lease.depositProblem === null ? null : refuse('deposit.problem', { params: { problem: lease.depositProblem } });

const sideOf = (actors: readonly LeaseActor[]): Side => (actors.includes('landlord') ? 'landlord' : 'tenant');
const maySubmit = ({ lease, now }: LeaseAttempt, actors: readonly LeaseActor[]): Verdict => maySubmitProtocol(lease, sideOf(actors), now);

const refundFree = (attempt: LeaseAttempt): Verdict => {
  const { dispute } = attempt.lease;
  return dispute === null || (dispute.stage === 'decided' && dispute.decision === 'refund') ? holdsMoney(attempt) : refuse('lease.disputed');
};
const decidedForLandlord = (attempt: LeaseAttempt): Verdict =>
  isForLandlord(attempt.lease.dispute) ? holdsMoney(attempt) : refuse('lease.disputed');

const first =
  (...guards: readonly ((attempt: LeaseAttempt) => Verdict)[]) =>
  (attempt: LeaseAttempt): Verdict => {
    for (const guard of guards) {
      const verdict = guard(attempt);
      if (verdict !== null) return verdict;
    }
    return null;
  };

type Types = {
  readonly state: LeaseState;
  readonly event: LeaseEvent;
  readonly actor: LeaseActor;
  readonly facts: LeaseAttempt;
  readonly effect: LeaseEffect;
};

/** Until a protocol is attached persons may be named and changed. */
const beforeProtocol = ['NONE', 'DEPOSIT_PENDING', 'DEPOSIT_CONFIRMED', 'PROTOCOL_REJECTED'] as const;

const rows = [
  { from: ['NONE'], on: 'sign', by: ['tenant'], to: 'DEPOSIT_PENDING', effects: ['sealLease', 'mailSides', 'mailAdmins'] },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'receiveDeposit',
    by: ['bank', 'admin'],
    to: 'DEPOSIT_CONFIRMED',
    effects: ['bookMoney', 'closeTasks', 'mailMoney'],
  },
  {
    from: ['DEPOSIT_CONFIRMED'],
    on: 'reverseReceipt',
    by: ['admin'],
    to: 'DEPOSIT_PENDING',
    when: first(noProtocolYet, holdsMoney),
    effects: ['bookMoney', 'mailMoney'],
  },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'endUnpaid',
    by: ['landlord'],
    to: 'AFTER_REJECTION',
    when: first(isUnpaidAndLate, holdsNothing),
    effects: ['mailSides'],
  },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'endUnpaid',
    by: ['landlord'],
    to: 'REJECTED',
    when: first(isUnpaidAndLate, holdsMoney),
    effects: ['makeRefundDue', 'mailSides'],
  },
  { from: ['DEPOSIT_PENDING'], on: 'endUnpaid', by: ['admin'], to: 'AFTER_REJECTION', when: holdsNothing, effects: ['mailSides'] },
  { from: ['DEPOSIT_PENDING'], on: 'endUnpaid', by: ['admin'], to: 'REJECTED', when: holdsMoney, effects: ['makeRefundDue', 'mailSides'] },
  {
    from: ['DEPOSIT_CONFIRMED', 'PROTOCOL_REJECTED'],
    on: 'attachProtocol',
    by: ['landlord', 'tenant'],
    to: 'PROTOCOL_ATTACHED',
    when: maySubmit,
    effects: ['keepProtocol', 'mailProtocol'],
  },
  {
    from: ['PROTOCOL_ATTACHED'],
    on: 'withdrawProtocol',
    by: ['submitter'],
    to: 'DEPOSIT_CONFIRMED',
    effects: ['closeRound', 'mailProtocol'],
  },
  {
    from: ['PROTOCOL_ATTACHED'],
    on: 'confirmProtocol',
    by: ['other_side'],
    to: 'PROTOCOL_CONFIRMED',
    when: noDepositProblem,
    effects: ['closeRound', 'makePayoutDue', 'issueInvoices', 'drawInvoices', 'sealProtocol'],
  },
  { from: ['PROTOCOL_ATTACHED'], on: 'declineProtocol', by: ['other_side'], to: 'PROTOCOL_REJECTED', effects: ['closeRound', 'mailProtocol'] },
  {
    from: ['DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED'],
    on: 'rejectPremises',
    by: ['tenant'],
    to: 'REJECTED',
    effects: ['keepRejection', 'makeRefundDue', 'mailSides', 'mailAdmins'],
  },
  {
    from: ['REJECTED'],
    on: 'bookRefund',
    by: ['admin'],
    to: 'AFTER_REJECTION',
    when: refundFree,
    effects: ['bookMoney', 'closeTasks', 'mailMoney'],
  },
  {
    from: ['REJECTED'],
    on: 'bookDisputedPayout',
    by: ['admin'],
    to: 'AFTER_REJECTION',
    when: decidedForLandlord,
    effects: ['bookMoney', 'closeTasks', 'mailMoney'],
  },
  { from: beforeProtocol, on: 'nameReceiver', by: ['tenant'], effects: ['keepAppointment', 'mailAppointment'] },
  { from: beforeProtocol, on: 'nameTransfer', by: ['landlord'], effects: ['keepAppointment', 'mailAppointment'] },
  {
    from: leaseStates,
    on: 'objectToRejection',
    by: ['landlord'],
    when: ({ lease, now }) => mayObject(lease, now),
    effects: ['openDispute', 'openDisputeTask', 'mailSides', 'mailAdmins'],
  },
  {
    from: leaseStates,
    on: 'bookPayout',
    by: ['admin'],
    when: ({ lease }) => mayBookPayout(lease),
    effects: ['bookMoney', 'closeTasks', 'mailMoney'],
  },
  {
    from: leaseStates,
    on: 'decideDispute',
    by: ['admin'],
    when: ({ lease }) => mayDecideDispute(lease),
    effects: ['closeDispute', 'closeTasks', 'mailMoney'],
  },
] as const satisfies readonly Row<Types>[];

/** Everything that the lifecycle of a lease is made of. */
export type LeaseLifecycle = Types & ReadFrom<'lease', typeof rows>;

/** The post-signing lifecycle: the only edges (docs/rules/leases.md#statuses). */
export const leaseLifecycle: Lifecycle<LeaseLifecycle> = {
  name: 'lease',
  states: leaseStates,
  rows,
};

/** The side that a company stands on, if any: sides are told by company, never by person (docs/rules/leases.md#statuses). */
export const sideOfCompany = (lease: Pick<LeaseFacts, 'landlordCompanyId' | 'tenantCompanyId'>, companyId: string | null): Side | null => {
  if (companyId === null) return null;
  if (companyId === lease.landlordCompanyId) return 'landlord';
  return companyId === lease.tenantCompanyId ? 'tenant' : null;
};

/** Everything that somebody of a side (or an admin) is towards the lease, for `decide` and `allowedEvents`. */
export const leaseActors = (lease: LeaseFacts, who: { readonly side: Side | null; readonly isAdmin?: boolean }): readonly LeaseActor[] => {
  const { side } = who;
  const admin: readonly LeaseActor[] = who.isAdmin ? ['admin'] : [];
  if (side === null) return admin;
  const submitter = lease.protocol?.submitterSide;
  const seen: readonly LeaseActor[] = submitter === side ? ['submitter'] : submitter === otherSide(side) ? ['other_side'] : [];
  return [side, ...seen, ...admin];
};

/** The states in which a lease still waits for somebody; the other two are where it ends (a payout may still be due). */
export const runningLeaseStates = leaseStates.filter((state) => leaseLifecycle.rows.some(({ from, to }) => to !== undefined && from.includes(state)));
