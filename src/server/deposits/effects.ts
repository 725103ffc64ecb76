import { payoutEntry, receiptEntry, refundEntry, reversalEntry } from '../../domain/deposits/rules/ledger.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { neverCaused } from '../kit/lifecycle/effects.ts';
import { leaseEngine } from '../leases/lifecycle.ts';
import { appendEntry } from './store.ts';

const entryOf = { receiveDeposit: receiptEntry, bookRefund: refundEntry, bookPayout: payoutEntry, bookDisputedPayout: payoutEntry } as const;

/** What a step of a lease causes in the ledger. */
export const depositEffects = leaseEngine.effects({
  bookMoney: async (_services, tx, step) => {
    const { row, uid } = step;
    switch (step.on) {
      case 'receiveDeposit':
      case 'bookRefund':
      case 'bookPayout':
      case 'bookDisputedPayout': {
        const { amount, valueDate, bankReference } = step.input;
        await appendEntry(tx, entryOf[step.on](row.id, amount), { leaseId: row.id, valueDate, bankReference, uid });
        return;
      }
      case 'reverseReceipt': {
        const { receipt, reason } = step.input;
        const booking = { leaseId: row.id, valueDate: dayOf(step.now), bankReference: null, uid, reverses: receipt.id, reason };
        await appendEntry(tx, reversalEntry(row.id, receipt.held), booking);
        return;
      }
      default:
        neverCaused(step);
    }
  },
});
