import { allowedEvents } from '../kit/lifecycle.ts';
import { type LeaseAttempt, type LeaseEvent, leaseActors, leaseLifecycle } from './machine.ts';
import type { LeaseState, Side } from './types.ts';

/** What may be done with a lease: events of its lifecycle, and pages that may be opened. */
export type LeaseAct = LeaseEvent | 'openDeposit' | 'openProtocol' | 'recordTitle';

const opensDeposit = (state: LeaseState, side: Side | null): boolean => side === 'tenant' && state === 'DEPOSIT_PENDING';

const opensProtocol = (state: LeaseState, side: Side | null): boolean =>
  side !== null && (state === 'PROTOCOL_ATTACHED' || state === 'DEPOSIT_CONFIRMED' || state === 'PROTOCOL_REJECTED');

/** Whether two admins may record a title about the money of this lease. */
const mayRecordTitle = (attempt: LeaseAttempt): boolean =>
  allowedEvents(leaseLifecycle, { state: attempt.lease.state, actors: ['two_admins'], facts: attempt }).length > 0;

/** Everything that this viewer may do with the lease now. Sent with every lease. */
export const allowedOnLease = (attempt: LeaseAttempt, who: { readonly side: Side | null; readonly isAdmin?: boolean }): readonly LeaseAct[] => {
  const { state } = attempt.lease;
  return [
    ...allowedEvents(leaseLifecycle, { state, actors: leaseActors(attempt.lease, who), facts: attempt }),
    ...(opensDeposit(state, who.side) ? (['openDeposit'] as const) : []),
    ...(who.isAdmin && mayRecordTitle(attempt) ? (['recordTitle'] as const) : []),
    ...(opensProtocol(state, who.side) ? (['openProtocol'] as const) : []),
  ];
};
