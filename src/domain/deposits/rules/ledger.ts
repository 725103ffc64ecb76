import type { Grosze, Id } from '../../kit/brand.ts';
import { negate, type TaxedAmount, ZERO } from '../../kit/money.ts';
import type { LedgerAccount, LedgerKind, LedgerLine } from '../types.ts';

/** One double entry: its kind and lines that sum to zero. */
export type LedgerEntry = { readonly kind: LedgerKind; readonly lines: readonly LedgerLine[] };

const line = (account: LedgerAccount, leaseId: Id | null, amount: Grosze): LedgerLine => ({ account, leaseId, amount });

/** Which account is debited and which credited when money moves (docs/rules/deposits.md#ledger). */
const accountPairs = {
  deposit_receipt: { debit: 'deposit_bank', credit: 'held_for_tenant' },
  deposit_receipt_reversal: { debit: 'held_for_tenant', credit: 'deposit_bank' },
  deposit_refund: { debit: 'held_for_tenant', credit: 'deposit_bank' },
  deposit_release: { debit: 'held_for_tenant', credit: 'payable_to_landlord' },
  deposit_court: { debit: 'held_for_tenant', credit: 'deposit_bank' },
  deposit_payout: { debit: 'payable_to_landlord', credit: 'deposit_bank' },
  unmatched_receipt: { debit: 'deposit_bank', credit: 'unmatched' },
  unmatched_assignment: { debit: 'unmatched', credit: 'held_for_tenant' },
  assignment_reversal: { debit: 'held_for_tenant', credit: 'unmatched' },
  unmatched_return: { debit: 'unmatched', credit: 'deposit_bank' },
  unmatched_reversal: { debit: 'unmatched', credit: 'deposit_bank' },
} as const satisfies Partial<Record<LedgerKind, { readonly debit: LedgerAccount; readonly credit: LedgerAccount }>>;

/** Kinds of entries that move one sum from one account to another. */
export type MoveKind = keyof typeof accountPairs;

/** The entry of money that moves; money that no lease was found for names none. A mistake is taken back by an entry of its own that names the one it reverses; nothing is ever erased. */
export const moveEntry = (kind: MoveKind, leaseId: Id | null, amount: Grosze): LedgerEntry => {
  const { debit, credit } = accountPairs[kind];
  const of = (account: LedgerAccount): Id | null => (account === 'unmatched' ? null : leaseId);
  return { kind, lines: [line(debit, of(debit), amount), line(credit, of(credit), negate(amount))] };
};

/** An operator's fee invoice: a claim against the company, revenue and VAT. Fees never touch deposit accounts. */
export const feeEntry = (leaseId: Id, fee: TaxedAmount): LedgerEntry => ({
  kind: 'fee_invoice',
  lines: [
    line('fee_receivable', leaseId, fee.gross),
    line('fee_revenue', leaseId, negate(fee.net)),
    ...(fee.vat === ZERO ? [] : [line('vat_due', leaseId, negate(fee.vat))]),
  ],
});
