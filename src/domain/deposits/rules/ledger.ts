import type { Grosze, Id } from '../../kit/brand.ts';
import { minus, negate, sum, type Taxed, ZERO } from '../../kit/money.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../../leases/refusals.ts';
import type { LedgerAccount, LedgerKind, LedgerLine } from '../types.ts';

/** One double entry: its kind and lines that sum to zero. */
export type LedgerEntry = { readonly kind: LedgerKind; readonly lines: readonly LedgerLine[] };

const line = (account: LedgerAccount, leaseId: Id, amount: Grosze): LedgerLine => ({ account, leaseId, amount });

/** Which account is debited and which credited when a deposit moves; the lease's share of `deposit_held` is what the operator owes. */
const accountPairs = {
  deposit_receipt: { debit: 'deposit_bank', credit: 'deposit_held' },
  deposit_receipt_reversal: { debit: 'deposit_held', credit: 'deposit_bank' },
  deposit_refund: { debit: 'deposit_held', credit: 'deposit_bank' },
  deposit_payout: { debit: 'deposit_held', credit: 'deposit_bank' },
} as const satisfies Partial<Record<LedgerKind, { readonly debit: LedgerAccount; readonly credit: LedgerAccount }>>;

/** Kinds of entries that move a deposit. */
export type DepositKind = keyof typeof accountPairs;

/** The entry of a deposit that moves. A mistake is taken back by an entry of its own that names the one it reverses; nothing is ever erased. */
export const depositEntry = (kind: DepositKind, leaseId: Id, amount: Grosze): LedgerEntry => {
  const { debit, credit } = accountPairs[kind];
  return { kind, lines: [line(debit, leaseId, amount), line(credit, leaseId, negate(amount))] };
};

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
