import type { Instant } from '../kit/brand.ts';
import { type Lifecycle, named, type ReadFrom, type Row, time } from '../kit/lifecycle.ts';
import { dayOf } from '../kit/time.ts';
import type { Verdict } from '../kit/verdict.ts';
import { refuse } from './refusals.ts';
import { longStopFrom, statementsUntil, unpaidEndFrom, unpaidEndUntil } from './rules/deadlines.ts';
import { mayAgreeEarly, maySubmitProtocol, otherSide } from './rules/protocol-guards.ts';
import { isDisputed, mayBookPayout, mayChangePayoutAccount, mayObject, mayRefund, mayWithdraw } from './rules/rejection.ts';
import { beforeConfirmed, hasStatement, holdsMoney, settling, withMoney } from './settling.machine.ts';
import { type LeaseFacts, type LeaseState, leaseStates, protocolWritingStates, type Side } from './types.ts';

/** Who may act on a lease. `submitter` and `other_side` are the sides seen from the attached protocol; `two_admins` record a title that one prepared and another approved. */
export type LeaseActor = 'bank' | 'admin' | 'two_admins' | 'landlord' | 'tenant' | 'submitter' | 'other_side' | typeof time;

/** What may happen to a lease; rows without `to` are acts that keep the status. */
export type LeaseEvent =
  | 'sign'
  | 'receiveDeposit'
  | 'receiveLate'
  | 'bookReceipt'
  | 'reverseReceipt'
  | 'undoReceipt'
  | 'undoLast'
  | 'setProblem'
  | 'clearProblem'
  | 'setNewTerm'
  | 'endUnpaid'
  | 'attachProtocol'
  | 'withdrawProtocol'
  | 'confirmProtocol'
  | 'declineProtocol'
  | 'rejectPremises'
  | 'bookRefund'
  | 'bookPartRefund'
  | 'bookCourt'
  | 'proposeStatement'
  | 'declineStatement'
  | 'endWithRefund'
  | 'endWithPayout'
  | 'goOnWithRefund'
  | 'goOnWithPayout'
  | 'resume'
  | 'payIntoCourt'
  | 'callBoth'
  | 'longStop'
  | 'nameReceiver'
  | 'nameTransfer'
  | 'proposeMeeting'
  | 'agreeEarly'
  | 'objectToRejection'
  | 'changePayoutAccount'
  | 'bookPayout';

/**
 * What a step causes. Deposits book the money, say when it is due and keep disputes; invoices issue and draw the operator's invoices;
 * handover keeps appointments, keeps and seals the protocol and writes their mails; outreach credits the campaigns of both sides; the rest is the leases' own.
 */
export type LeaseEffect =
  | 'creditCampaign'
  | 'sealLease'
  | 'keepRejection'
  | 'sealRejection'
  | 'mailSides'
  | 'mailAdmins'
  | 'mailMoney'
  | 'openTask'
  | 'closeTasks'
  | 'keepNewTerm'
  | 'keepPayoutAccount'
  | 'mailPayoutAccount'
  | 'keepUnpaidEnd'
  | 'voidUnpaidEnd'
  | 'bookMoney'
  | 'keepProblem'
  | 'closeProblem'
  | 'makeRefundDue'
  | 'makeSurplusDue'
  | 'releaseDeposit'
  | 'makePayoutDue'
  | 'makeCourtDue'
  | 'dropRefundDue'
  | 'dropCourtDue'
  | 'openDispute'
  | 'closeDispute'
  | 'keepStatement'
  | 'closeStatement'
  | 'voidStatement'
  | 'mailStatement'
  | 'keepCall'
  | 'restartTerms'
  | 'issueInvoices'
  | 'drawInvoices'
  | 'keepProtocol'
  | 'closeRound'
  | 'sealProtocol'
  | 'mailProtocol'
  | 'keepAppointment'
  | 'mailAppointment'
  | 'cancelMeeting'
  | 'restoreMeeting'
  | 'keepProposal'
  | 'mailProposal'
  | 'keepEarly'
  | 'mailEarly';

/** What the guards look at: the lease as loaded, and the database's time. */
export type LeaseAttempt = { readonly lease: LeaseFacts; readonly now: Instant };

const isUnpaidAndLate = ({ lease, now }: LeaseAttempt): Verdict => {
  const { depositDue } = lease.terms;
  if (dayOf(now) < unpaidEndFrom(depositDue)) return refuse('lease.not_yet_overdue', { params: { from: unpaidEndFrom(depositDue) } });
  return dayOf(now) <= unpaidEndUntil(depositDue) ? null : refuse('lease.unpaid_end_over', { params: { until: unpaidEndUntil(depositDue) } });
};
const isUnpaidEndOver = ({ lease, now }: LeaseAttempt): Verdict => {
  const until = unpaidEndUntil(lease.terms.depositDue);
  return dayOf(now) > until ? null : refuse('lease.unpaid_end_runs', { params: { until } });
};

const holdsNothing = ({ lease }: LeaseAttempt): Verdict =>
  lease.depositHeld === 0 ? null : refuse('deposit.amount_mismatch', { params: { amount: lease.depositHeld } });
const noProtocolYet = ({ lease }: LeaseAttempt): Verdict => (lease.protocol === null ? null : refuse('deposit.protocol_attached'));
const noDepositProblem = ({ lease }: LeaseAttempt): Verdict =>
  lease.depositProblem === null ? null : refuse('deposit.problem', { params: { problem: lease.depositProblem } });
const hasDepositProblem = ({ lease }: LeaseAttempt): Verdict => (lease.depositProblem === null ? refuse('deposit.no_problem') : null);
const keepsMoney = ({ lease }: LeaseAttempt): Verdict => (lease.depositHeld > 0 || lease.depositPayable > 0 ? null : refuse('deposit.nothing_held'));
const hasReceipt = ({ lease }: LeaseAttempt): Verdict => (lease.receipts.length > 0 ? null : refuse('deposit.nothing_held'));
/** Whether taking one receipt back would leave nothing. */
const holdsOneReceipt = ({ lease }: LeaseAttempt): Verdict =>
  lease.depositHeld > 0 && lease.receipts.some(({ amount }) => amount === lease.depositHeld) ? null : refuse('deposit.nothing_held');

const sideOf = (actors: readonly LeaseActor[]): Side => (actors.includes('landlord') ? 'landlord' : 'tenant');
const maySubmit = ({ lease, now }: LeaseAttempt, actors: readonly LeaseActor[]): Verdict => maySubmitProtocol(lease, sideOf(actors), now);

const refundFree = ({ lease, now }: LeaseAttempt): Verdict => mayRefund(lease, now);
const payoutFree = ({ lease }: LeaseAttempt): Verdict => mayBookPayout(lease);
const withdrawalOpen = ({ lease, now }: LeaseAttempt): Verdict => mayWithdraw(lease, now);
const objectionOpen = ({ lease, now }: LeaseAttempt): Verdict => mayObject(lease, now);
const earlyHandoverOpen = ({ lease, now }: LeaseAttempt): Verdict => mayAgreeEarly(lease, now);
const payoutAccountOpen = ({ lease }: LeaseAttempt): Verdict => mayChangePayoutAccount(lease);

const isDisputedNow = ({ lease }: LeaseAttempt): Verdict => (isDisputed(lease) ? null : refuse('lease.not_disputed'));
const isCourtDue = ({ lease }: LeaseAttempt): Verdict => (lease.court?.stage === 'due' ? null : refuse('deposit.payout_not_due'));
const isLongStopOver = ({ lease, now }: LeaseAttempt): Verdict => {
  const from = longStopFrom(lease.withdrawalUntil);
  return dayOf(now) >= from ? null : refuse('lease.long_stop_not_reached', { params: { from } });
};
const isNotCalled = ({ lease }: LeaseAttempt): Verdict =>
  lease.calledAt === null ? null : refuse('lease.long_stop_not_reached', { params: { from: '' } });
const isAnswerOver = ({ lease, now }: LeaseAttempt): Verdict =>
  lease.calledAt !== null && dayOf(now) > statementsUntil(lease.calledAt) ? null : refuse('lease.long_stop_not_reached', { params: { from: '' } });

const first = (...guards: readonly ((attempt: LeaseAttempt) => Verdict)[]) =>
  named(guards.map(({ name }) => name).join(', '), (attempt: LeaseAttempt): Verdict => {
    for (const guard of guards) {
      const verdict = guard(attempt);
      if (verdict !== null) return verdict;
    }
    return null;
  });

/** What the rows of a lease are made of. */
export type LeaseRowTypes = {
  readonly state: LeaseState;
  readonly event: LeaseEvent;
  readonly actor: LeaseActor;
  readonly facts: LeaseAttempt;
  readonly effect: LeaseEffect;
};

/** Every status that a signed lease can have. */
const afterSigning = leaseStates.filter((state) => state !== 'NONE');
/** Until a protocol is attached persons may be named and changed. */
const beforeProtocol = ['NONE', 'DEPOSIT_PENDING', 'DEPOSIT_CONFIRMED', 'PROTOCOL_REJECTED'] as const;

const rows = [
  { from: ['NONE'], on: 'sign', by: ['tenant'], to: 'DEPOSIT_PENDING', effects: ['sealLease', 'mailSides', 'mailAdmins', 'creditCampaign'] },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'receiveDeposit',
    by: ['bank', 'admin'],
    to: 'DEPOSIT_CONFIRMED',
    effects: ['bookMoney', 'makeSurplusDue', 'voidUnpaidEnd', 'voidStatement', 'closeTasks', 'mailMoney'],
  },
  {
    from: ['DEPOSIT_CONFIRMED'],
    on: 'reverseReceipt',
    by: ['admin'],
    to: 'DEPOSIT_PENDING',
    when: first(noProtocolYet, holdsMoney),
    effects: ['bookMoney', 'keepNewTerm', 'voidStatement', 'closeTasks', 'mailMoney'],
  },
  { from: ['AFTER_REJECTION'], on: 'receiveLate', by: ['bank', 'admin'], to: 'REJECTED', effects: ['bookMoney', 'makeRefundDue', 'mailMoney'] },
  {
    from: afterSigning,
    on: 'bookReceipt',
    by: ['bank', 'admin'],
    effects: ['bookMoney', 'makeSurplusDue', 'voidUnpaidEnd', 'voidStatement', 'openTask', 'mailMoney'],
  },
  {
    from: afterSigning,
    on: 'undoReceipt',
    by: ['admin'],
    when: hasReceipt,
    effects: ['bookMoney', 'voidUnpaidEnd', 'voidStatement', 'closeTasks', 'mailMoney'],
  },
  {
    from: ['REJECTED'],
    on: 'undoLast',
    by: ['admin'],
    to: 'AFTER_REJECTION',
    when: holdsOneReceipt,
    effects: ['bookMoney', 'closeDispute', 'dropCourtDue', 'voidStatement', 'closeTasks', 'mailMoney'],
  },
  {
    from: afterSigning,
    on: 'setProblem',
    by: ['admin'],
    when: first(noDepositProblem, keepsMoney),
    effects: ['keepProblem', 'openTask', 'mailMoney'],
  },
  { from: afterSigning, on: 'clearProblem', by: ['admin'], when: hasDepositProblem, effects: ['closeProblem', 'closeTasks', 'mailMoney'] },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'endUnpaid',
    by: ['landlord'],
    to: 'AFTER_REJECTION',
    when: first(isUnpaidAndLate, holdsNothing),
    effects: ['keepUnpaidEnd', 'voidStatement', 'closeTasks', 'cancelMeeting', 'mailSides'],
  },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'endUnpaid',
    by: ['landlord'],
    to: 'REJECTED',
    when: first(isUnpaidAndLate, holdsMoney),
    effects: ['keepUnpaidEnd', 'makeRefundDue', 'voidStatement', 'closeTasks', 'cancelMeeting', 'mailSides'],
  },
  {
    from: ['DEPOSIT_PENDING'],
    on: 'setNewTerm',
    by: ['landlord'],
    when: isUnpaidEndOver,
    effects: ['keepNewTerm', 'voidUnpaidEnd', 'closeTasks', 'mailSides'],
  },
  {
    from: ['DEPOSIT_CONFIRMED', 'PROTOCOL_REJECTED'],
    on: 'attachProtocol',
    by: ['landlord', 'tenant'],
    to: 'PROTOCOL_ATTACHED',
    when: maySubmit,
    effects: ['keepProtocol', 'closeTasks', 'mailProtocol'],
  },
  {
    from: ['PROTOCOL_ATTACHED'],
    on: 'withdrawProtocol',
    by: ['submitter'],
    to: 'DEPOSIT_CONFIRMED',
    effects: ['closeRound', 'closeTasks', 'mailProtocol'],
  },
  {
    from: ['PROTOCOL_ATTACHED'],
    on: 'confirmProtocol',
    by: ['other_side'],
    to: 'PROTOCOL_CONFIRMED',
    when: noDepositProblem,
    effects: ['closeRound', 'releaseDeposit', 'makePayoutDue', 'issueInvoices', 'drawInvoices', 'sealProtocol', 'voidStatement', 'closeTasks'],
  },
  {
    from: ['PROTOCOL_ATTACHED'],
    on: 'declineProtocol',
    by: ['other_side'],
    to: 'PROTOCOL_REJECTED',
    effects: ['closeRound', 'closeTasks', 'mailProtocol'],
  },
  {
    from: beforeConfirmed,
    on: 'rejectPremises',
    by: ['tenant'],
    to: 'REJECTED',
    when: withdrawalOpen,
    effects: ['keepRejection', 'sealRejection', 'makeRefundDue', 'voidStatement', 'closeTasks', 'cancelMeeting', 'mailSides', 'mailAdmins'],
  },
  {
    from: ['REJECTED'],
    on: 'bookRefund',
    by: ['admin'],
    to: 'AFTER_REJECTION',
    when: refundFree,
    effects: ['bookMoney', 'voidStatement', 'closeTasks', 'mailMoney'],
  },
  {
    from: ['REJECTED'],
    on: 'bookPayout',
    by: ['admin'],
    to: 'AFTER_REJECTION',
    when: payoutFree,
    effects: ['bookMoney', 'voidStatement', 'closeTasks', 'mailMoney'],
  },
  {
    from: ['REJECTED'],
    on: 'bookCourt',
    by: ['admin'],
    to: 'AFTER_REJECTION',
    when: first(noDepositProblem, isCourtDue),
    effects: ['bookMoney', 'voidStatement', 'closeTasks', 'mailMoney'],
  },
  ...settling,
  { from: withMoney, on: 'proposeStatement', by: ['landlord', 'tenant'], when: holdsMoney, effects: ['keepStatement', 'mailStatement'] },
  { from: withMoney, on: 'declineStatement', by: ['landlord', 'tenant'], when: hasStatement, effects: ['closeStatement', 'mailStatement'] },
  {
    from: ['REJECTED'],
    on: 'payIntoCourt',
    by: ['two_admins'],
    when: first(isDisputedNow, isLongStopOver),
    effects: ['closeDispute', 'dropRefundDue', 'makeCourtDue', 'mailStatement'],
  },
  {
    from: beforeConfirmed,
    on: 'callBoth',
    by: [time],
    when: first(isLongStopOver, isNotCalled),
    effects: ['keepCall', 'openTask', 'mailSides', 'mailAdmins'],
  },
  {
    from: beforeConfirmed,
    on: 'longStop',
    by: [time],
    to: 'REJECTED',
    when: isAnswerOver,
    effects: ['makeRefundDue', 'voidStatement', 'closeTasks', 'cancelMeeting', 'mailSides'],
  },
  { from: afterSigning, on: 'bookPartRefund', by: ['admin'], when: refundFree, effects: ['bookMoney', 'voidStatement', 'closeTasks', 'mailMoney'] },
  { from: beforeProtocol, on: 'nameReceiver', by: ['tenant'], effects: ['keepAppointment', 'mailAppointment'] },
  { from: beforeProtocol, on: 'nameTransfer', by: ['landlord'], effects: ['keepAppointment', 'mailAppointment'] },
  { from: beforeProtocol, on: 'proposeMeeting', by: ['landlord'], effects: ['keepProposal', 'mailProposal'] },
  {
    from: protocolWritingStates,
    on: 'agreeEarly',
    by: ['landlord', 'tenant'],
    when: earlyHandoverOpen,
    effects: ['keepEarly', 'mailEarly'],
  },
  {
    from: leaseStates,
    on: 'objectToRejection',
    by: ['landlord'],
    when: objectionOpen,
    effects: ['openDispute', 'openTask', 'mailSides', 'mailAdmins'],
  },
  {
    from: leaseStates,
    on: 'changePayoutAccount',
    by: ['landlord'],
    when: payoutAccountOpen,
    effects: ['keepPayoutAccount', 'mailPayoutAccount'],
  },
  {
    from: leaseStates,
    on: 'bookPayout',
    by: ['admin'],
    when: payoutFree,
    effects: ['bookMoney', 'voidStatement', 'closeTasks', 'mailMoney'],
  },
] as const satisfies readonly Row<LeaseRowTypes>[];

/** Everything that the lifecycle of a lease is made of. */
export type LeaseLifecycle = LeaseRowTypes & ReadFrom<'lease', typeof rows>;

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

/** The states in which a lease still waits for somebody; the other two are where it ends (a payout may still be due, and late money goes back). */
export const runningLeaseStates = leaseStates.filter((state) =>
  leaseLifecycle.rows.some((row) => row.to !== undefined && row.on !== 'receiveLate' && row.from.includes(state)),
);
