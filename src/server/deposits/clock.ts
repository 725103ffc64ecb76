import type { Duties } from '../kit/clock/duties.ts';
import { reminding } from '../leases/commands/remind.ts';
import { latePayouts, lateRefunds, missingDeposits, overdueDeposits } from './store/due.ts';

/** What time makes due for deposits. */
export const depositsDuties = {
  'deposits.remind': { due: missingDeposits, fulfil: reminding(() => ({ event: 'deposit_reminder', to: ['tenant'] })) },
  'deposits.overdue': {
    due: overdueDeposits,
    fulfil: reminding(() => ({ event: 'deposit_overdue', to: ['tenant', 'landlord', 'admin'], task: true })),
  },
  'deposits.payout_late': { due: latePayouts, fulfil: reminding(() => ({ event: 'payout_late', to: ['admin'], task: true })) },
  'deposits.refund_late': { due: lateRefunds, fulfil: reminding(() => ({ event: 'refund_late', to: ['admin'], task: true })) },
} as const satisfies Duties;
