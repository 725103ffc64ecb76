import { decide } from '../../kit/lifecycle.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { type LeaseAttempt, leaseLifecycle } from '../machine.ts';
import { type Outcome, outcomes } from '../types.ts';

/** The event of a lease that each outcome of joint statements or of a title sets off (docs/rules/deposits.md#statements). */
export const statementEvent = {
  refund_ends: 'endWithRefund',
  payout_ends: 'endWithPayout',
  refund_goes_on: 'goOnWithRefund',
  payout_goes_on: 'goOnWithPayout',
  resumes: 'resume',
} as const satisfies Readonly<Record<Outcome, string>>;

/** Whether both sides could agree on this now, or a title could name it: nothing else is drawn or signed. */
export const mayState = (attempt: LeaseAttempt, outcome: Outcome): Verdict => {
  const decided = decide(leaseLifecycle, { state: attempt.lease.state, event: statementEvent[outcome], actors: ['two_admins'], facts: attempt });
  return decided.ok ? null : decided.refusal;
};

/** The outcomes that both sides could agree on now, or a title could name. */
export const possibleOutcomes = (attempt: LeaseAttempt): readonly Outcome[] => outcomes.filter((outcome) => mayState(attempt, outcome) === null);
