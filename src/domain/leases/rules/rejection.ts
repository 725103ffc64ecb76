import type { Instant } from '../../kit/brand.ts';
import { dayOf } from '../../kit/time.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import { type LeaseFacts, type RejectionReason, rejectionReasons } from '../types.ts';
import { objectionUntil } from './deadlines.ts';

/** The reasons ticked; at least one is needed. */
export const chosenReasons = (ticked: Readonly<Record<RejectionReason, boolean>>): readonly RejectionReason[] =>
  rejectionReasons.filter((reason) => ticked[reason]);

/** Whether the ticked reasons suffice. */
export const mayRejectFor = (reasons: readonly RejectionReason[]): Verdict =>
  reasons.length > 0 ? null : refuse('rejection.reason_required', { field: 'reasons' });

/** What the tenant says of a rejection: the reasons ticked, and in words what is wrong. */
export type RejectionStatement = { readonly reasons: readonly RejectionReason[]; readonly description: string };

/** Shortest description that says something. */
const descriptionMin = 10;

/**
 * Whether what is said suffices now (docs/rules/handover.md#rejection-of-the-premises): a landlord can be absent only after the agreed hour
 * has passed, and what is wrong with the premises needs words.
 */
export const mayRejectWith = ({ reasons, description }: RejectionStatement, lease: Pick<LeaseFacts, 'reception'>, now: Instant): Verdict => {
  const none = mayRejectFor(reasons);
  if (none) return none;
  const meetingAt = lease.reception?.meetingAt ?? null;
  if (reasons.includes('unavailabilityOfLandlord') && (meetingAt === null || now <= meetingAt))
    return meetingAt === null
      ? refuse('rejection.no_meeting', { field: 'unavailabilityOfLandlord' })
      : refuse('rejection.before_meeting', { field: 'unavailabilityOfLandlord', params: { from: meetingAt } });
  const needsWords = reasons.some((reason) => reason !== 'unavailabilityOfLandlord');
  return needsWords && description.trim().length < descriptionMin
    ? refuse('rejection.description_required', { field: 'description', params: { min: descriptionMin } })
    : null;
};

/** Whether the tenant may still withdraw: until the day that the lease prints (KC art. 395; docs/rules/handover.md#rejection-of-the-premises). */
export const mayWithdraw = ({ withdrawalUntil }: Pick<LeaseFacts, 'withdrawalUntil'>, now: Instant): Verdict =>
  dayOf(now) <= withdrawalUntil ? null : refuse('lease.withdrawal_over', { params: { until: withdrawalUntil } });

/**
 * Whether the landlord may object now: a rejection that ended the lease and that no settlement followed, once, within 2 business days
 * (docs/rules/handover.md#objection).
 */
export const mayObject = (lease: LeaseFacts, now: Instant): Verdict => {
  const { rejection, ending, dispute, state } = lease;
  const isNew = dispute === null || (rejection !== null && dispute.objectedAt < rejection.at);
  const isSettled = ending !== null && ending.settledAt !== null;
  if (rejection === null || isSettled || !isNew || state !== 'REJECTED') return refuse('lease.not_disputed');
  return now <= objectionUntil(rejection.at) ? null : refuse('rejection.objection_too_late', { params: { until: objectionUntil(rejection.at) } });
};

/** Whether a dispute is open: nothing is refunded until the sides agree or a title decides it. */
export const isDisputed = ({ dispute }: Pick<LeaseFacts, 'dispute'>): boolean => dispute?.stage === 'open';

/**
 * Whether money may go back to its payer now (docs/rules/deposits.md#refund): while the landlord may object, while a dispute is open and once
 * the court is to have it, it stays.
 */
export const mayRefund = (lease: LeaseFacts, now: Instant): Verdict => {
  if (isDisputed(lease)) return refuse('lease.disputed');
  if (lease.rejection !== null && mayObject(lease, now) === null)
    return refuse('lease.objection_runs', { params: { until: objectionUntil(lease.rejection.at) } });
  if (lease.court?.stage === 'due') return refuse('deposit.court_due');
  if (lease.depositProblem !== null) return refuse('deposit.problem', { params: { problem: lease.depositProblem } });
  return lease.depositHeld > 0 ? null : refuse('deposit.nothing_held');
};

/** Whether the payout may be booked: protocol confirmed and not paid yet, no problem with the deposit. */
export const mayBookPayout = (lease: LeaseFacts): Verdict => {
  if (lease.depositProblem !== null) return refuse('deposit.problem', { params: { problem: lease.depositProblem } });
  return lease.payout?.stage === 'due' ? null : refuse('deposit.payout_not_due');
};

/** Whether the landlord may name another account for the payout: one may still come, and it has not left (docs/rules/deposits.md#payout). */
export const mayChangePayoutAccount = ({ state, payout }: Pick<LeaseFacts, 'state' | 'payout'>): Verdict => {
  const isToCome = payout === null ? state !== 'PROTOCOL_CONFIRMED' && state !== 'AFTER_REJECTION' : payout.stage === 'due';
  return isToCome ? null : refuse('deposit.payout_over');
};

/** Whether nobody decided the dispute because nothing is held for the lease: the sides settle it themselves (docs/rules/deposits.md#receipt). */
export const isLeftToSides = ({ dispute }: Pick<LeaseFacts, 'dispute'>): boolean =>
  dispute?.stage === 'decided' && dispute.decision === 'nothing_held';

/** Has the lease ended before its time? A rejection that the landlord disputes, here or elsewhere, has not (docs/rules/documents.md#public-status). */
export const isOver = (lease: Pick<LeaseFacts, 'state' | 'dispute'>): boolean =>
  (lease.state === 'AFTER_REJECTION' || lease.state === 'REJECTED') && !isDisputed(lease) && !isLeftToSides(lease);
