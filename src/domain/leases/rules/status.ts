import type { LeaseState } from '../types.ts';

/** Whether the lease waits for its deposit, or for the rest of it. */
export const isDepositAwaited = (state: LeaseState): boolean => state === 'DEPOSIT_PENDING';

/** The status of a lease that has ended and whose money is on the way back, or in dispute. */
export const refundAwaited: LeaseState = 'REJECTED';

/** Whether the lease has ended and its money is on the way back. */
export const isRefundAwaited = (state: LeaseState): boolean => state === refundAwaited;

/** Whether the lease ended before a handover and nothing of its money waits any more: the premises may be offered again. */
export const fellThrough = (state: LeaseState): boolean => state === 'AFTER_REJECTION';
