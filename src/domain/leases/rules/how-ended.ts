import type { Instant } from '../../kit/brand.ts';
import { type LeaseEnd, type LeaseState, leaseStates } from '../types.ts';
import { endedStates } from './form.ts';
import { isRefundAwaited } from './status.ts';

/** A step of a lease as its history keeps it. */
export type PastStep = { readonly event: string; readonly from: string; readonly to: string; readonly at: Instant };

const causes: Readonly<Record<string, LeaseEnd['by']>> = {
  endUnpaid: 'unpaid',
  rejectPremises: 'rejection',
  longStop: 'long_stop',
  endWithRefund: 'settlement',
  endWithPayout: 'settlement',
};

/** What decides about the money of a lease that has ended already: statements of both sides, a title, the court. */
const decisions: readonly string[] = ['endWithRefund', 'endWithPayout', 'payIntoCourt'];

/**
 * How a lease ended that stands in one of the ended statuses, read from its steps, oldest first: the last one that led there. Refused on
 * Monday, taken up again, ended by statements on Friday: it ended on Friday, by the statements.
 */
export const endingOf = (steps: readonly PastStep[]): LeaseEnd | null => {
  const index = steps.findLastIndex(({ from, to }) => !isEnded(from) && isEnded(to));
  const step = steps[index];
  const by = step === undefined ? undefined : causes[step.event];
  if (step === undefined || by === undefined) return null;
  const decided = steps.slice(index + 1).find(({ event }) => decisions.includes(event));
  return { by, at: step.at, settledAt: by === 'settlement' ? step.at : (decided?.at ?? null) };
};

/** By which steps a lease goes on although the tenant had withdrawn from it. */
const revivals: readonly string[] = ['resume', 'goOnWithRefund', 'goOnWithPayout'];

/** When a withdrawal of this moment lost its effect, because the lease was taken up or went on; null while it has it. Steps are oldest first. */
export const withdrawalUndoneAt = (steps: readonly PastStep[], withdrawnAt: Instant): Instant | null =>
  steps.find(({ event, from, at }) => revivals.includes(event) && isEnded(from) && at > withdrawnAt)?.at ?? null;

/** The status from which a lease came into the one that waits for its refund. */
export const statusBefore = (steps: readonly PastStep[]): LeaseState | null => {
  const from = steps.findLast((step) => isWaiting(step.to) && !isWaiting(step.from))?.from;
  return leaseStates.find((state) => state === from) ?? null;
};

const isEnded = (state: string): boolean => endedStates.some((ended) => ended === state);
const isWaiting = (state: string): boolean => leaseStates.some((each) => each === state && isRefundAwaited(each));
