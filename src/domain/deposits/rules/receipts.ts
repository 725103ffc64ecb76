/** What becomes of money that came in for a lease, and whom it goes back to (docs/rules/deposits.md#receipt, docs/rules/deposits.md#refund). */

import type { Grosze } from '../../kit/brand.ts';
import { minus, sum, ZERO } from '../../kit/money.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refundable } from '../../leases/rules/receipt.ts';
import { isRefundAwaited } from '../../leases/rules/status.ts';
import type { LeaseFacts, Receipt } from '../../leases/types.ts';
import { refuse } from '../refusals.ts';

/** What a receipt does to a lease: it completes the deposit, it comes after the end and goes back, or it is kept and changes nothing. */
export type ReceiptEvent = 'receiveDeposit' | 'receiveLate' | 'bookReceipt';

/** What booking this sum does. Part payments add up; the one that reaches the deposit completes it. */
export const receiptEvent = (lease: Pick<LeaseFacts, 'state' | 'terms' | 'depositHeld'>, amount: Grosze): ReceiptEvent => {
  if (lease.state === 'AFTER_REJECTION') return 'receiveLate';
  return lease.state === 'DEPOSIT_PENDING' && sum(lease.depositHeld, amount) >= lease.terms.deposit ? 'receiveDeposit' : 'bookReceipt';
};

/**
 * What taking a receipt back does: the deposit is no longer whole and awaited again, a lease that has ended holds nothing any more, or nothing
 * of the status changes.
 */
export const reversalEvent = (
  lease: Pick<LeaseFacts, 'state' | 'terms' | 'depositHeld' | 'depositPayable'>,
  { amount }: Pick<Receipt, 'amount'>,
): 'reverseReceipt' | 'undoReceipt' | 'undoLast' => {
  const left = minus(lease.depositHeld, amount);
  switch (lease.state) {
    case 'DEPOSIT_CONFIRMED':
    case 'PROTOCOL_ATTACHED':
    case 'PROTOCOL_REJECTED':
      return left >= lease.terms.deposit ? 'undoReceipt' : 'reverseReceipt';
    case 'REJECTED':
      return left === ZERO && lease.depositPayable === ZERO ? 'undoLast' : 'undoReceipt';
    default:
      return 'undoReceipt';
  }
};

/** Whether the money of a receipt is still there: what was paid out, released or sent back to its payer is corrected by no booking. */
export const mayReverse = (lease: Pick<LeaseFacts, 'depositHeld' | 'receipts' | 'refunded'>, receipt: Receipt): Verdict => {
  const { payerAccount, amount } = receipt;
  return amount <= lease.depositHeld && amount <= leftOf(lease, payerAccount) ? null : refuse('deposit.receipt_spent');
};

/** What a payer's receipts brought beyond what was refunded to that payer. */
const leftOf = ({ receipts, refunded }: Pick<LeaseFacts, 'receipts' | 'refunded'>, payerAccount: Receipt['payerAccount']): Grosze => {
  const ofPayer = (moved: readonly Pick<Receipt, 'payerAccount' | 'amount'>[]): Grosze =>
    sum(...moved.filter((each) => each.payerAccount === payerAccount).map(({ amount }) => amount));
  return minus(ofPayer(receipts), ofPayer(refunded));
};

/** What a refund does: the last one of a lease that has ended closes it, any other changes no status. */
export const refundEvent = (lease: Pick<LeaseFacts, 'state' | 'depositHeld' | 'terms'>, amount: Grosze): 'bookRefund' | 'bookPartRefund' =>
  isRefundAwaited(lease.state) && amount === refundable(lease) ? 'bookRefund' : 'bookPartRefund';

/** Whom money goes back to: the account that it came from, as the bank named it. */
export type Payer = Pick<Receipt, 'payerAccount' | 'payerName'>;

/** A sum that goes back to one payer. */
export type RefundDue = Payer & { readonly amount: Grosze };

/**
 * Who gets how much back, each payer once, the one who paid last first: of receipts 60 (A) and 60 (B) for a deposit of 100 the 20 too much
 * go to B. What was refunded before is off.
 */
export const refundsDue = (lease: Pick<LeaseFacts, 'state' | 'depositHeld' | 'terms' | 'receipts' | 'refunded'>): readonly RefundDue[] => {
  let left = refundable(lease);
  const refunds: RefundDue[] = [];
  for (const payer of payersOf(lease.receipts)) {
    const rest = leftOf(lease, payer.payerAccount);
    const amount = rest < left ? rest : left;
    if (amount > 0) refunds.push({ ...payer, amount });
    left = minus(left, amount > 0 ? amount : ZERO);
  }
  return refunds;
};

/** The payers of receipts, the latest first, each once. */
const payersOf = (receipts: readonly Receipt[]): readonly Payer[] => {
  const latest = receipts.toReversed();
  return latest
    .filter((receipt, at) => latest.findIndex(({ payerAccount }) => payerAccount === receipt.payerAccount) === at)
    .map(({ payerAccount, payerName }) => ({ payerAccount, payerName }));
};
