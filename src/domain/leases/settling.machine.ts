/** How a lease leaves the ordinary road: the rows that both sides together, or a title, set off. */

import { named, type Row } from '../kit/lifecycle.ts';
import type { Verdict } from '../kit/verdict.ts';
import type { LeaseActor, LeaseAttempt, LeaseRowTypes } from './machine.ts';
import { refuse } from './refusals.ts';
import { otherSide } from './rules/protocol-guards.ts';
import type { LeaseState, Outcome } from './types.ts';

/** The statuses in which the deposit is there and the protocol is not signed yet. */
export const beforeConfirmed = ['DEPOSIT_CONFIRMED', 'PROTOCOL_ATTACHED', 'PROTOCOL_REJECTED'] as const;
/** The statuses in which money may be held that waits for somebody. */
export const withMoney = ['DEPOSIT_PENDING', ...beforeConfirmed, 'REJECTED'] as const;

/** Whether anything is kept of the tenant's money. */
export const holdsMoney = ({ lease }: LeaseAttempt): Verdict => (lease.depositHeld > 0 ? null : refuse('deposit.nothing_held'));

/** Whether one side has said something that waits for the other. */
export const hasStatement = ({ lease }: LeaseAttempt): Verdict => (lease.statement === null ? refuse('lease.no_statement') : null);

/** Only a whole deposit can go to the landlord, and only with one does a lease go on where it stood. */
const holdsEnough =
  (outcome: Outcome) =>
  (attempt: LeaseAttempt): Verdict => {
    const { depositHeld, terms } = attempt.lease;
    const needsAll = outcome !== 'refund_ends' && outcome !== 'refund_goes_on';
    return needsAll && depositHeld < terms.deposit ? refuse('deposit.amount_mismatch', { params: { amount: terms.deposit } }) : holdsMoney(attempt);
  };

/** The other side agrees to what one side said, or two admins record a title that says it. */
const isAgreed = (outcome: Outcome) =>
  named(`isAgreed(${outcome})`, (attempt: LeaseAttempt, actors: readonly LeaseActor[]): Verdict => {
    const { statement } = attempt.lease;
    if (actors.includes('two_admins')) return holdsEnough(outcome)(attempt);
    if (statement === null || statement.outcome !== outcome) return refuse('lease.no_statement');
    return actors.includes(otherSide(statement.side)) ? holdsEnough(outcome)(attempt) : refuse('lease.own_statement');
  });
const resumesAt = (state: LeaseState) =>
  named(
    `isAgreed(resumes), isTakenBack(${state})`,
    (attempt: LeaseAttempt, actors: readonly LeaseActor[]): Verdict =>
      isAgreed('resumes')(attempt, actors) ?? (isTakenBack(attempt.lease, state) ? null : refuse('lease.not_disputed')),
  );

/** Only the tenant's withdrawal can be taken back: a lease that the long stop or a settlement ended has none. */
const isTakenBack = ({ rejection, statusBefore }: LeaseAttempt['lease'], state: LeaseState): boolean => rejection !== null && statusBefore === state;

const agreeing = ['landlord', 'tenant', 'two_admins'] as const;

/**
 * How a lease leaves the ordinary road: by joint statements, or by a title (a judgment, a settlement) that two admins record. The operator
 * judges nothing (docs/rules/deposits.md#statements).
 */
export const settling = [
  {
    from: ['DEPOSIT_PENDING', ...beforeConfirmed],
    on: 'endWithRefund',
    by: agreeing,
    to: 'REJECTED',
    when: isAgreed('refund_ends'),
    effects: ['closeStatement', 'makeRefundDue', 'voidUnpaidEnd', 'closeTasks', 'cancelMeeting', 'mailStatement'],
  },
  {
    from: ['REJECTED'],
    on: 'endWithRefund',
    by: agreeing,
    when: isAgreed('refund_ends'),
    effects: ['closeStatement', 'closeDispute', 'dropCourtDue', 'makeRefundDue', 'closeTasks', 'mailStatement'],
  },
  {
    from: beforeConfirmed,
    on: 'endWithPayout',
    by: agreeing,
    to: 'REJECTED',
    when: isAgreed('payout_ends'),
    effects: ['closeStatement', 'releaseDeposit', 'makePayoutDue', 'closeTasks', 'cancelMeeting', 'mailStatement'],
  },
  {
    from: ['REJECTED'],
    on: 'endWithPayout',
    by: agreeing,
    when: isAgreed('payout_ends'),
    effects: ['closeStatement', 'closeDispute', 'dropCourtDue', 'dropRefundDue', 'releaseDeposit', 'makePayoutDue', 'closeTasks', 'mailStatement'],
  },
  {
    from: [...beforeConfirmed, 'REJECTED'],
    on: 'goOnWithPayout',
    by: agreeing,
    to: 'PROTOCOL_CONFIRMED',
    when: isAgreed('payout_goes_on'),
    effects: [
      'closeStatement',
      'closeDispute',
      'dropCourtDue',
      'dropRefundDue',
      'releaseDeposit',
      'makePayoutDue',
      'issueInvoices',
      'drawInvoices',
      'closeTasks',
      'mailStatement',
    ],
  },
  {
    from: [...beforeConfirmed, 'REJECTED'],
    on: 'goOnWithRefund',
    by: agreeing,
    to: 'PROTOCOL_CONFIRMED',
    when: isAgreed('refund_goes_on'),
    effects: ['closeStatement', 'closeDispute', 'dropCourtDue', 'makeRefundDue', 'issueInvoices', 'drawInvoices', 'closeTasks', 'mailStatement'],
  },
  {
    from: ['REJECTED'],
    on: 'resume',
    by: agreeing,
    to: 'DEPOSIT_CONFIRMED',
    when: resumesAt('DEPOSIT_CONFIRMED'),
    effects: ['closeStatement', 'closeDispute', 'dropCourtDue', 'dropRefundDue', 'restartTerms', 'closeTasks', 'restoreMeeting', 'mailStatement'],
  },
  {
    from: ['REJECTED'],
    on: 'resume',
    by: agreeing,
    to: 'PROTOCOL_ATTACHED',
    when: resumesAt('PROTOCOL_ATTACHED'),
    effects: ['closeStatement', 'closeDispute', 'dropCourtDue', 'dropRefundDue', 'restartTerms', 'closeTasks', 'restoreMeeting', 'mailStatement'],
  },
  {
    from: ['REJECTED'],
    on: 'resume',
    by: agreeing,
    to: 'PROTOCOL_REJECTED',
    when: resumesAt('PROTOCOL_REJECTED'),
    effects: ['closeStatement', 'closeDispute', 'dropCourtDue', 'dropRefundDue', 'restartTerms', 'closeTasks', 'restoreMeeting', 'mailStatement'],
  },
] as const satisfies readonly Row<LeaseRowTypes>[];
