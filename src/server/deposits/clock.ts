import { awaitedSum } from '../../domain/leases/rules/receipt.ts';
import type { Duties } from '../kit/clock/duties.ts';
import type { Services } from '../kit/context.ts';
import type { Tx } from '../kit/database/database.ts';
import { transferDetails } from '../leases/commands/mail-sides.ts';
import { reminding } from '../leases/commands/remind.ts';
import { loadFacts } from '../leases/queries/facts.ts';
import type { LeaseRow } from '../leases/queries/lease.ts';
import { depositMails } from './mail.ts';
import { lastingDisputes, latePayouts, lateRefunds, missingDeposits, overdueDeposits } from './store/due.ts';

/** What is asked for: the whole deposit, or what is missing of it when a part came in. */
const missing = async (services: Services, tx: Tx, row: LeaseRow) => {
  const awaited = awaitedSum(await loadFacts(services, tx, row));
  const part = awaited === null || awaited === row.deposit ? {} : { missing: awaited };
  return { amount: row.deposit, ...part, day: row.depositDue };
};

/** What time makes due for deposits. */
export const depositsDuties = {
  'deposits.remind': {
    due: missingDeposits,
    fulfil: reminding(async (row, services, tx) => ({
      mail: depositMails.reminder,
      to: ['tenant'],
      details: { ...(await missing(services, tx, row)), ...transferDetails(row) },
    })),
  },
  'deposits.overdue': {
    due: overdueDeposits,
    fulfil: reminding(async (row, services, tx) => {
      const asked = await missing(services, tx, row);
      return {
        mail: depositMails.overdue,
        to: ['tenant', 'landlord', 'admin'],
        details: (to) => ({ ...asked, ...(to === 'tenant' ? transferDetails(row) : {}) }),
        task: 'deposit_overdue',
      };
    }),
  },
  'deposits.payout_late': {
    due: latePayouts,
    fulfil: reminding(() => ({ mail: depositMails.payout_late, to: ['admin'], task: 'payout_late' })),
  },
  'deposits.refund_late': {
    due: lateRefunds,
    fulfil: reminding(() => ({ mail: depositMails.refund_late, to: ['admin'], task: 'refund_late' })),
  },
  'deposits.dispute_lasts': {
    due: lastingDisputes,
    fulfil: reminding(async (row, services, tx) => ({
      mail: depositMails.dispute_lasts,
      to: ['landlord', 'tenant', 'admin'],
      details: { amount: (await loadFacts(services, tx, row)).depositHeld },
      task: 'court_deposit',
    })),
  },
} as const satisfies Duties;
