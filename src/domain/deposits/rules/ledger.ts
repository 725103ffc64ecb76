import type { Grosze, Id } from '../../kit/brand.ts';
import { minus, negate, sum, type Taxed, ZERO } from '../../kit/money.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../../leases/refusals.ts';
import type { LedgerAccount, LedgerKind, LedgerLine } from '../types.ts';

/** One double entry: its kind and lines that sum to zero. */
export type LedgerEntry = { readonly kind: LedgerKind; readonly lines: readonly LedgerLine[] };

const line = (account: LedgerAccount, leaseId: Id, amount: Grosze): LedgerLine => ({ account, leaseId, amount });

const move = (kind: LedgerKind, leaseId: Id, toBank: Grosze): LedgerEntry => ({
  kind,
  lines: [line('deposit_bank', leaseId, toBank), line('deposit_held', leaseId, negate(toBank))],
});

/** The deposit has arrived on the trust account. */
export const receiptEntry = (leaseId: Id, amount: Grosze): LedgerEntry => move('deposit_receipt', leaseId, amount);
/** A receipt booked by mistake is taken back by its opposite; nothing is ever erased. */
export const reversalEntry = (leaseId: Id, amount: Grosze): LedgerEntry => move('deposit_receipt_reversal', leaseId, negate(amount));
/** The deposit goes back to the paying account. */
export const refundEntry = (leaseId: Id, amount: Grosze): LedgerEntry => move('deposit_refund', leaseId, negate(amount));
/** The deposit goes to the landlord's frozen account. */
export const payoutEntry = (leaseId: Id, amount: Grosze): LedgerEntry => move('deposit_payout', leaseId, negate(amount));

/** An operator's fee invoice: a claim against the company, revenue and VAT. Fees never touch deposit accounts. */
export const feeEntry = (leaseId: Id, fee: Taxed): LedgerEntry => ({
  kind: 'fee_invoice',
  lines: [
    line('fee_receivable', leaseId, fee.gross),
    line('fee_revenue', leaseId, negate(fee.net)),
    ...(fee.vat === ZERO ? [] : [line('vat_due', leaseId, negate(fee.vat))]),
  ],
});

/** Whether the lines sum to zero: the one law of the ledger. */
export const isBalanced = (lines: readonly LedgerLine[]): boolean => sum(...lines.map((each) => each.amount)) === 0;

/** What is held for one lease, grosze: the credit balance of its deposit account. */
export const heldFor = (leaseId: Id, lines: readonly LedgerLine[]): Grosze =>
  minus(ZERO, sum(...lines.filter((each) => each.leaseId === leaseId && each.account === 'deposit_held').map((each) => each.amount)));

/** Whether a sum may be received: the exact deposit, once; part and double payments are for the operator to sort out (docs/rules/deposits.md#receipt). */
export const mayReceive = (deposit: Grosze, held: Grosze, amount: Grosze): Verdict =>
  held === 0 && amount === deposit ? null : refuse('deposit.amount_mismatch', { field: 'amount', params: { amount: deposit } });

/** Whether a sum may leave: exactly what is held, never more. */
export const mayPayOut = (held: Grosze, amount: Grosze): Verdict => {
  if (held <= 0) return refuse('deposit.nothing_held');
  return amount === held ? null : refuse('deposit.amount_mismatch', { field: 'amount', params: { amount: held } });
};
