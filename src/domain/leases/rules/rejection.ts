import type { Instant } from '../../kit/brand.ts';
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

/** Whether the landlord may object now: a running rejection, once, within 2 business days (docs/rules/handover.md#objection). */
export const mayObject = (lease: LeaseFacts, now: Instant): Verdict => {
  const { rejection, dispute, state } = lease;
  if (rejection === null || dispute !== null || state !== 'REJECTED') return refuse('lease.not_disputed');
  return now <= objectionUntil(rejection.at) ? null : refuse('rejection.objection_too_late', { params: { until: objectionUntil(rejection.at) } });
};

/** Whether a dispute waits for its decision: nothing is refunded until then. */
export const isDisputed = ({ dispute }: Pick<LeaseFacts, 'dispute'>): boolean => dispute?.stage === 'open';

/** Whether a dispute was decided for the landlord. */
export const isForLandlord = (dispute: LeaseFacts['dispute']): boolean => dispute?.stage === 'decided' && dispute.decision === 'payout';

/** Whether an admin may decide: only what stands in dispute. */
export const mayDecideDispute = (lease: LeaseFacts): Verdict => (isDisputed(lease) ? null : refuse('lease.not_disputed'));

/** Whether the payout may be booked: protocol confirmed and not paid yet, no problem with the deposit. */
export const mayBookPayout = (lease: LeaseFacts): Verdict => {
  if (lease.depositProblem !== null) return refuse('deposit.problem', { params: { problem: lease.depositProblem } });
  return lease.payout?.stage === 'due' ? null : refuse('deposit.payout_not_due');
};
