import { allowedEvents } from '../kit/machine/machine.ts';
import { type LeaseAttempt, type LeaseEvent, leaseActors, leaseMachine } from './machine.ts';
import { mayBookPayout, mayDecideDispute, mayObject } from './rules/rejection.ts';
import type { Side } from './types.ts';

/** Acts beside the status: they change what hangs on the lease, never its state. */
export type LeaseAct =
  | LeaseEvent
  | 'nameReceiver'
  | 'nameTransfer'
  | 'objectToRejection'
  | 'openDeposit'
  | 'openProtocol'
  | 'bookPayout'
  | 'decideDispute';

/** The one table of acts beside the status: who, and when. */
const beside: readonly { readonly act: LeaseAct; readonly by: readonly (Side | 'admin')[]; readonly when: (attempt: LeaseAttempt) => boolean }[] = [
  { act: 'nameReceiver', by: ['tenant'], when: ({ lease }) => isBeforeProtocol(lease.state) },
  { act: 'nameTransfer', by: ['landlord'], when: ({ lease }) => isBeforeProtocol(lease.state) },
  { act: 'openDeposit', by: ['tenant'], when: ({ lease }) => lease.state === 'DEPOSIT_PENDING' },
  {
    act: 'openProtocol',
    by: ['landlord', 'tenant'],
    when: ({ lease }) => lease.state === 'PROTOCOL_ATTACHED' || lease.state === 'DEPOSIT_CONFIRMED' || lease.state === 'PROTOCOL_REJECTED',
  },
  { act: 'objectToRejection', by: ['landlord'], when: ({ lease, now }) => mayObject(lease, now) === null },
  { act: 'bookPayout', by: ['admin'], when: ({ lease }) => mayBookPayout(lease) === null },
  { act: 'decideDispute', by: ['admin'], when: ({ lease }) => mayDecideDispute(lease) === null },
];

const isBeforeProtocol = (state: string): boolean =>
  state === 'NONE' || state === 'DEPOSIT_PENDING' || state === 'DEPOSIT_CONFIRMED' || state === 'PROTOCOL_REJECTED';

/** Everything that this viewer may do with the lease now: events of the machine and acts beside it. Sent with every lease. */
export const allowedOnLease = (attempt: LeaseAttempt, who: { readonly side: Side | null; readonly isAdmin?: boolean }): readonly LeaseAct[] => {
  const actors = leaseActors(attempt.lease, who);
  const events = allowedEvents(leaseMachine, { state: attempt.lease.state, actors, facts: attempt });
  const acts = beside.filter(({ by, when }) => by.some((actor) => actors.includes(actor)) && when(attempt)).map(({ act }) => act);
  return [...events, ...acts];
};
