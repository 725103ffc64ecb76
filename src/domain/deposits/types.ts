import type { Day, Grosze, Id } from '../kit/brand.ts';

/** Account of the ledger: deposits stand apart from fees (docs/rules/deposits.md#ledger). */
export type LedgerAccount = 'deposit_bank' | 'deposit_held' | 'fee_receivable' | 'fee_revenue' | 'vat_due';

/** One line of a double entry; lines of one entry sum to zero. Debit positive, credit negative, grosze. */
export type LedgerLine = { readonly account: LedgerAccount; readonly leaseId: Id; readonly amount: Grosze };

/** Kinds of ledger entries. */
export type LedgerKind = 'deposit_receipt' | 'deposit_receipt_reversal' | 'deposit_refund' | 'deposit_payout' | 'fee_invoice';

/** A booking of the ledger as a lease's page shows it: `held` is what it added to the deposit (negative: took away), `gross` what a fee claims. */
export type Booking = {
  readonly kind: LedgerKind;
  readonly valueDate: Day;
  readonly held: Grosze;
  readonly gross: Grosze;
  readonly reason: string | null;
};
