import { refundsDue } from '../../../domain/deposits/rules/receipts.ts';
import type { TransferKind } from '../../../domain/deposits/types.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { mayRefund } from '../../../domain/leases/rules/rejection.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import { type LeaseRow, payoutAccountOf } from '../../leases/queries/lease.ts';

/**
 * Somebody whom money of a lease goes to: a refund to each payer's own account, if the bank named it, a payout to the landlord's, and to a court
 * whose name and account the admin fills in. `isNew`: the landlord named that account after the signature, in the place of the frozen one.
 */
export type Payee = {
  readonly kind: TransferKind;
  readonly name: string;
  readonly account: string | null;
  readonly isNew: boolean;
  readonly amount: number;
};

/** Whom the money of a lease may go to now. */
export const payeesOf = (row: LeaseRow, lease: LeaseFacts, now: Instant): readonly Payee[] => {
  const { name } = row.landlord;
  const account = payoutAccountOf(row);
  return [
    ...(lease.depositPayable > 0
      ? [{ kind: 'payout', name, account, isNew: account !== row.landlord.bankAccount, amount: lease.depositPayable } as const]
      : []),
    ...(lease.court?.stage === 'due' ? [{ kind: 'court', name: '', account: null, isNew: false, amount: lease.depositHeld } as const] : []),
    ...(mayRefund(lease, now) === null ? refundsDue(lease) : []).map(
      ({ payerName, payerAccount, amount }) =>
        ({ kind: 'refund', name: payerName ?? row.tenant.name, account: payerAccount, isNew: false, amount }) as const,
    ),
  ];
};
