import type { Instant } from '../kit/brand.ts';
import type { Machine } from '../kit/machine/machine.ts';
import { dayOf } from '../kit/time.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { unpaidEndFrom } from './rules/deadlines.ts';
import { maySubmitProtocol, otherSide } from './rules/protocol-guards.ts';
import type { LeaseFacts, LeaseState, Side } from './types.ts';

/** Who may act on a lease. `submitter` and `other_side` are the sides seen from the attached protocol. */
export type LeaseActor = 'clock' | 'bank' | 'admin' | 'landlord' | 'tenant' | 'submitter' | 'other_side';

/** What may happen to a lease. */
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
  | 'bookDisputedPayout';

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
  if (attempt.lease.disputed || attempt.lease.disputeDecision === 'payout') return refuse('lease.disputed');
  return holdsMoney(attempt);
};
const decidedForLandlord = (attempt: LeaseAttempt): Verdict =>
  attempt.lease.disputeDecision === 'payout' ? holdsMoney(attempt) : refuse('lease.disputed');

const first =
  (...guards: readonly ((attempt: LeaseAttempt) => Verdict)[]) =>
  (attempt: LeaseAttempt): Verdict => {
    for (const guard of guards) {
      const verdict = guard(attempt);
      if (verdict !== null) return verdict;
    }
    return null;
  };

/** The post-signing lifecycle: the only edges (docs/rules/leases.md#statuses). */
export const leaseMachine: Machine<LeaseState, LeaseEvent, LeaseActor, LeaseAttempt> = [
  { from: ['NONE'], on: 'sign', by: ['tenant'], to: 'DEPOSIT_PENDING', with: ['reference', 'evidence'], then: ['sealLease', 'tellSigned'] },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'receiveDeposit',
    by: ['bank', 'admin'],
    to: 'DEPOSIT_CONFIRMED',
    with: ['ledgerReceipt'],
    then: ['tellDepositReceived'],
  },
  {
    from: ['DEPOSIT_CONFIRMED'],
    on: 'reverseReceipt',
    by: ['admin'],
    to: 'DEPOSIT_PENDING',
    when: first(noProtocolYet, holdsMoney),
    with: ['ledgerReversal'],
    then: ['tellDepositReversed'],
  },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'endUnpaid',
    by: ['landlord'],
    to: 'AFTER_REJECTION',
    when: first(isUnpaidAndLate, holdsNothing),
    then: ['tellUnpaidEnd'],
  },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'endUnpaid',
    by: ['landlord'],
    to: 'REJECTED',
    when: first(isUnpaidAndLate, holdsMoney),
    with: ['refundDue'],
    then: ['tellUnpaidEnd'],
  },
  { from: ['DEPOSIT_PENDING'], on: 'endUnpaid', by: ['admin'], to: 'AFTER_REJECTION', when: holdsNothing, then: ['tellUnpaidEnd'] },
  { from: ['DEPOSIT_PENDING'], on: 'endUnpaid', by: ['admin'], to: 'REJECTED', when: holdsMoney, with: ['refundDue'], then: ['tellUnpaidEnd'] },
  {
    from: ['DEPOSIT_CONFIRMED', 'PROTOCOL_REJECTED'],
    on: 'attachProtocol',
    by: ['landlord', 'tenant'],
    to: 'PROTOCOL_ATTACHED',
    when: maySubmit,
    with: ['protocolRound'],
    then: ['tellProtocolAttached'],
  },
  { from: ['PROTOCOL_ATTACHED'], on: 'withdrawProtocol', by: ['submitter'], to: 'DEPOSIT_CONFIRMED', then: ['tellProtocolWithdrawn'] },
  {
    from: ['PROTOCOL_ATTACHED'],
    on: 'confirmProtocol',
    by: ['other_side'],
    to: 'PROTOCOL_CONFIRMED',
    when: noDepositProblem,
    with: ['evidence', 'payoutDue', 'invoices'],
    then: ['sealProtocol', 'drawInvoices', 'tellProtocolConfirmed'],
  },
  { from: ['PROTOCOL_ATTACHED'], on: 'declineProtocol', by: ['other_side'], to: 'PROTOCOL_REJECTED', then: ['tellProtocolDeclined'] },
  {
    from: ['DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED'],
    on: 'rejectPremises',
    by: ['tenant'],
    to: 'REJECTED',
    with: ['refundDue'],
    then: ['tellPremisesRejected'],
  },
  {
    from: ['REJECTED'],
    on: 'bookRefund',
    by: ['admin'],
    to: 'AFTER_REJECTION',
    when: refundFree,
    with: ['ledgerRefund'],
    then: ['tellRefundBooked'],
  },
  {
    from: ['REJECTED'],
    on: 'bookDisputedPayout',
    by: ['admin'],
    to: 'AFTER_REJECTION',
    when: decidedForLandlord,
    with: ['ledgerPayout'],
    then: ['tellPayoutBooked'],
  },
];

/** Every state, in the order of the timeline; a new one must be named here. */
export const leaseStates = Object.keys({
  NONE: 0,
  DEPOSIT_PENDING: 1,
  DEPOSIT_CONFIRMED: 2,
  PROTOCOL_ATTACHED: 3,
  PROTOCOL_REJECTED: 4,
  PROTOCOL_CONFIRMED: 5,
  REJECTED: 6,
  AFTER_REJECTION: 7,
} satisfies Record<LeaseState, number>) as readonly LeaseState[];

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
export const runningLeaseStates = leaseStates.filter((state) => leaseMachine.some((row) => row.from.includes(state)));
