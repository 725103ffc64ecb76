import { refundsDue } from '../../../domain/deposits/rules/receipts.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { mayRefund } from '../../../domain/leases/rules/rejection.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';

/** Somebody whom money of a lease goes to: a refund to each payer's own account, if the bank named it, a payout to the landlord's frozen one. */
export type Payee = { readonly kind: 'refund' | 'payout' | 'court'; readonly name: string; readonly account: string | null; readonly amount: number };

/** Whom the money of a lease may go to now. */
export const payeesOf = (row: LeaseRow, lease: LeaseFacts, now: Instant): readonly Payee[] => {
  const { name, bankAccount: account } = row.landlord;
  return [
    ...(lease.depositPayable > 0 ? [{ kind: 'payout', name, account, amount: lease.depositPayable } as const] : []),
    ...(lease.court?.stage === 'due' ? [{ kind: 'court', name: '', account: null, amount: lease.depositHeld } as const] : []),
    ...(mayRefund(lease, now) === null ? refundsDue(lease) : []).map(
      ({ payerName, payerAccount, amount }) => ({ kind: 'refund', name: payerName ?? row.tenant.name, account: payerAccount, amount }) as const,
    ),
  ];
};
