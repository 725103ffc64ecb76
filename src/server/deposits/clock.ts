import type { Duties } from '../kit/clock/duties.ts';
import { transferDetails } from '../leases/commands/mail-sides.ts';
import { reminding } from '../leases/commands/remind.ts';
import type { LeaseRow } from '../leases/queries/lease.ts';
import { depositMails } from './mail.ts';
import { latePayouts, lateRefunds, missingDeposits, overdueDeposits } from './store/due.ts';

const missing = (row: LeaseRow) => ({ amount: row.deposit, day: row.depositDue });

/** What time makes due for deposits. */
export const depositsDuties = {
  'deposits.remind': {
    due: missingDeposits,
    fulfil: reminding((row) => ({ mail: depositMails.reminder, to: ['tenant'], details: { ...missing(row), ...transferDetails(row) } })),
  },
  'deposits.overdue': {
    due: overdueDeposits,
    fulfil: reminding((row) => ({
      mail: depositMails.overdue,
      to: ['tenant', 'landlord', 'admin'],
      details: (to) => ({ ...missing(row), ...(to === 'tenant' ? transferDetails(row) : {}) }),
      task: 'deposit_overdue',
    })),
  },
  'deposits.payout_late': {
    due: latePayouts,
    fulfil: reminding(() => ({ mail: depositMails.payout_late, to: ['admin'], task: 'payout_late' })),
  },
  'deposits.refund_late': {
    due: lateRefunds,
    fulfil: reminding(() => ({ mail: depositMails.refund_late, to: ['admin'], task: 'refund_late' })),
  },
} as const satisfies Duties;
