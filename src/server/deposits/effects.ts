import { type DepositKind, depositEntry } from '../../domain/deposits/rules/ledger.ts';
import type { Id } from '../../domain/kit/brand.ts';
import type { EventsOf } from '../../domain/kit/lifecycle.ts';
import { dayOf } from '../../domain/kit/time.ts';
import type { LeaseLifecycle } from '../../domain/leases/machine.ts';
import { payoutDue, refundDue } from '../../domain/leases/rules/deadlines.ts';
import type { LeaseFacts } from '../../domain/leases/types.ts';
import type { Tx } from '../kit/database/database.ts';
import { neverCaused } from '../kit/lifecycle/effects.ts';
import { bothSides, type LeaseMail, mailLease } from '../leases/commands/mail-sides.ts';
import { type BankMoney, type LeaseStep, leaseEngine } from '../leases/lifecycle.ts';
import type { LeaseRow } from '../leases/queries/lease.ts';
import { depositMails } from './mail.ts';
import { payeeOf } from './queries.ts';
import { appendEntry } from './store/ledger.ts';
import { bookTransfer, decideDispute, insertDispute, insertDue, insertReceipt } from './store/records.ts';

/** What a step of a lease causes among deposits: entries of the ledger and records. */
export const depositEffects = leaseEngine.effects({
  bookMoney: async (_services, tx, step) => {
    const { on, row, uid } = step;
    if (on === 'reverseReceipt') {
      const { receipt, reason } = step.input;
      const details = { leaseId: row.id, valueDate: dayOf(step.now), bankReference: null, uid, reverses: receipt.entryId, reason };
      await appendEntry(tx, depositEntry('deposit_receipt_reversal', row.id, receipt.amount), details);
      return;
    }
    const { kind, record } = bookings[on];
    const { valueDate, bankReference, amount } = step.input;
    const entryId = await appendEntry(tx, depositEntry(kind, row.id, amount), { leaseId: row.id, valueDate, bankReference, uid });
    await record(tx, { row, lease: step.facts.lease, money: step.input, entryId, uid });
  },
  mailMoney: (services, tx, step) => mailLease(services, tx, step.row, bothSides, mailOf(step)),
  makeRefundDue: (_services, tx, { row, now }) => insertDue(tx, { leaseId: row.id, kind: 'refund', due: refundDue(now) }),
  makePayoutDue: (_services, tx, { row, now }) => insertDue(tx, { leaseId: row.id, kind: 'payout', due: payoutDue(now) }),
  openDispute: async (_services, tx, step) => {
    await insertDispute(tx, { leaseId: step.row.id, objection: step.input.reason, objectedBy: step.uid, objectedAt: step.now });
  },
  closeDispute: async (_services, tx, step) => {
    const { refund, reason } = step.input;
    await decideDispute(tx, step.row.id, { decision: refund ? 'refund' : 'payout', reason, decidedBy: step.uid, decidedAt: step.now });
  },
});

/** Money that moved, as its record is written: the lease before the step, the bank's data, and the entry that stands for it in the ledger. */
type Booked = { readonly row: LeaseRow; readonly lease: LeaseFacts; readonly money: BankMoney; readonly entryId: Id; readonly uid: Id | null };

const receiptOf = (tx: Tx, { row, money, entryId, uid }: Booked): Promise<void> => {
  const { amount, valueDate: bookedOn, bankReference } = money;
  return insertReceipt(tx, { leaseId: row.id, entryId, amount, bookedOn, bankReference, uid });
};

const transferOf =
  (kind: 'refund' | 'payout') =>
  (tx: Tx, { row, lease, money, entryId, uid }: Booked): Promise<void> => {
    const { amount, valueDate: bookedOn, bankReference } = money;
    return bookTransfer(tx, { leaseId: row.id, kind }, { ...payeeOf(row, lease, kind), amount, bookedOn, bankReference, entryId, uid });
  };

/** What each booking writes: the kind of entry, which names its pair of accounts, and the record. */
const bookings = {
  receiveDeposit: { kind: 'deposit_receipt', record: receiptOf },
  bookRefund: { kind: 'deposit_refund', record: transferOf('refund') },
  bookPayout: { kind: 'deposit_payout', record: transferOf('payout') },
  bookDisputedPayout: { kind: 'deposit_payout', record: transferOf('payout') },
} as const satisfies Readonly<Record<string, { readonly kind: DepositKind; readonly record: (tx: Tx, booked: Booked) => Promise<void> }>>;

type MoneyStep = Extract<LeaseStep, { readonly on: EventsOf<LeaseLifecycle, 'mailMoney'> }>;

/** What a step is mailed as: both sides read why a dispute was decided so. */
const mailOf = (step: MoneyStep): LeaseMail => {
  const { deposit: amount, depositDue: day } = step.row;
  switch (step.on) {
    case 'receiveDeposit':
      return { template: depositMails.received, details: { amount } };
    case 'reverseReceipt':
      return { template: depositMails.reversed, details: { amount, day } };
    case 'bookRefund':
      return { template: depositMails.refunded, details: { amount } };
    case 'bookPayout':
    case 'bookDisputedPayout':
      return { template: depositMails.paid_out, details: { amount } };
    case 'decideDispute':
      return { template: step.input.refund ? depositMails.dispute_refund : depositMails.dispute_payout, details: { reason: step.input.reason } };
    default:
      return neverCaused(step);
  }
};
