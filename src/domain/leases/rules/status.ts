import type { LeaseState } from '../types.ts';

/** Whether the lease waits for its deposit, or for the rest of it. */
export const isDepositAwaited = (state: LeaseState): boolean => state === 'DEPOSIT_PENDING';

/** The status of a lease that has ended and whose money is on the way back, or in dispute. */
export const refundAwaited: LeaseState = 'REJECTED';

/** Whether the lease has ended and its money is on the way back. */
export const isRefundAwaited = (state: LeaseState): boolean => state === refundAwaited;

/** Where a deposit that came in stands: in the account, on its way to the landlord after the handover, or settled after a lease that ended before it. */
export const depositStage = (state: LeaseState): 'held' | 'handed_over' | 'ended' => {
  if (state === 'PROTOCOL_CONFIRMED') return 'handed_over';
  return isRefundAwaited(state) || fellThrough(state) ? 'ended' : 'held';
};

/** Whether the lease ended before a handover and nothing of its money waits any more: the premises may be offered again. */
export const fellThrough = (state: LeaseState): boolean => state === 'AFTER_REJECTION';
