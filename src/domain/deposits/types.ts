import type { Grosze, Id } from '../kit/brand.ts';
import type { LeaseLedgerKind } from '../leases/types.ts';

/**
 * Account of the ledger (docs/rules/deposits.md#ledger). Deposits stand apart from fees: what the bank holds, what of it belongs to a
 * tenant, what is owed to a landlord, what nobody could be found for.
 */
export type LedgerAccount = 'deposit_bank' | 'held_for_tenant' | 'payable_to_landlord' | 'unmatched' | 'fee_receivable' | 'fee_revenue' | 'vat_due';

/** One line of a double entry; lines of one entry sum to zero. Debit positive, credit negative, grosze. Money that no lease was found for has none. */
export type LedgerLine = { readonly account: LedgerAccount; readonly leaseId: Id | null; readonly amount: Grosze };

/** Kinds of ledger entries; those beside a lease's own lie outside of it, or move nothing in or out. */
export type LedgerKind = LeaseLedgerKind | 'deposit_release' | 'unmatched_receipt' | 'unmatched_return' | 'unmatched_reversal';

/** Acts about money that one admin prepares and another approves (docs/rules/deposits.md#two-admins). */
export const approvedActs = ['refund_elsewhere', 'dispute_title'] as const;
export type ApprovedAct = (typeof approvedActs)[number];

/** What money leaves for: back to the tenant, on to the landlord, or to a court that keeps it. */
export const transferKinds = ['refund', 'payout', 'court'] as const;
export type TransferKind = (typeof transferKinds)[number];

/** What may decide where held money goes when the sides do not agree; a court deposit decides nothing, it only takes the money (KC art. 467). */
export const titleKinds = ['judgment', 'settlement', 'court_deposit'] as const;
export type TitleKind = (typeof titleKinds)[number];
