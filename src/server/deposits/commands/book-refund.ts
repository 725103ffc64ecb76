/** Books money that goes back to its payer. */

import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import { type RefundDue, refundEvent, refundsDue } from '../../../domain/deposits/rules/receipts.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse as refuseLease } from '../../../domain/leases/refusals.ts';
import { mayRefund } from '../../../domain/leases/rules/rejection.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import { admins } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import type { DoneAnswer } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import type { BankMoney, RefundedMoney } from '../../leases/lifecycle.ts';
import { insertApproval } from '../store/approvals.ts';
import { bankObjection, type LockedLease, type MoneyStep, moneyStep, readAccount } from './money-step.ts';

type RefundInput = InputOf<typeof depositsCalls.bookDepositRefund>;

/** Books a refund to the account that the money came from. To another one it goes with a reason, and a second admin approves it first. */
export const bookDepositRefund = async (ctx: Ctx, input: RefundInput): Promise<Result<DoneAnswer>> => {
  const payer = readAccount('payerAccount', input.payerAccount ?? null);
  if (!payer.ok) return payer;
  const to = readAccount('account', input.account ?? null);
  if (!to.ok) return to;
  const wanted = { amount: input.amount, payer: input.payerAccount === undefined ? undefined : payer.value, to: to.value };
  return moneyStep(ctx, 'bookDepositRefund', input.offerId, async ({ row, lease }, tx) => {
    if (isRefunded(lease, input, wanted.payer)) return ok(null);
    const due = dueFor(lease, wanted);
    if (!due.ok) return due;
    const { payerAccount, payerName } = due.value;
    if (to.value !== null && to.value !== payerAccount)
      return prepareElsewhere(ctx, tx, { row, lease }, { ...input, payerAccount, account: to.value });
    if (payerAccount === null) return refused(refuse('deposit.payer_account_missing', { field: 'account' }));
    return ok(refundStep(lease, input, { payerAccount, account: payerAccount, recipient: payerName ?? '', reason: null }));
  });
};

type RefundElsewhere = RefundInput & Pick<RefundedMoney, 'account' | 'payerAccount'>;

/** A refund to another account than the payer's is prepared for the second admin; nothing is booked yet. */
const prepareElsewhere = async (ctx: Ctx, tx: Tx, { row, lease }: LockedLease, input: RefundElsewhere): Promise<Result<null>> => {
  const { uid } = signedIn(ctx);
  const { offerId, amount, valueDate, bankReference, recipient, reason, account, payerAccount } = input;
  if (recipient === undefined || reason === undefined) return refused(refuse('deposit.account_wrong', { field: 'account' }));
  const verdict = mayRefund(lease, await databaseNow(tx));
  if (verdict) return refused(verdict);
  if ((await admins(tx)).length < 2) return refused(refuse('deposit.second_admin_needed'));
  const details = { offerId, amount, valueDate, bankReference, account, recipient, payerAccount };
  await insertApproval(tx, { leaseId: row.id, act: 'refund_elsewhere', details, reason, preparedBy: uid });
  await logEvent(tx, { method: 'bookDepositRefund', details: { ...details, reason, prepared: true }, uid, offerId });
  await notice(tx, ['admin']);
  return ok(null);
};

/** The refund that two admins agreed on, as the step that books it. */
export const approvedRefund = (
  lease: LeaseFacts,
  money: BankMoney & Pick<RefundedMoney, 'account' | 'recipient' | 'payerAccount'>,
  reason: string,
): Result<MoneyStep> => {
  const due = refundsDue(lease).find(({ payerAccount, amount }) => payerAccount === money.payerAccount && amount === money.amount);
  return due === undefined ? refused(refuse('deposit.nothing_to_refund')) : ok(refundStep(lease, money, { ...money, reason }));
};

type RefundRequest = { readonly amount: number; readonly payer: string | null | undefined; readonly to: string | null };

/**
 * Whose receipt a refund of this sum settles: the payer's who was named, else the holder's of the account that it goes to, else the one payer's
 * who gets this sum. Of A and B, who paid half each, one has to be named.
 */
const dueFor = (lease: LeaseFacts, { amount, payer, to }: RefundRequest): Result<RefundDue> => {
  if (lease.depositHeld <= 0) return refused(refuseLease('deposit.nothing_held'));
  const due = refundsDue(lease).filter(({ payerAccount }) => payer === undefined || payerAccount === payer);
  const [first] = due;
  if (first === undefined) return refused(refuse('deposit.nothing_to_refund'));
  const fitting = due.filter((one) => one.amount === amount);
  const one = fitting.find(({ payerAccount }) => to !== null && payerAccount === to) ?? fitting[0];
  if (one === undefined) return refused(refuseLease('deposit.amount_mismatch', { field: 'amount', params: { amount: first.amount } }));
  return fitting.length > 1 && one.payerAccount !== to ? refused(refuse('deposit.payer_unclear', { field: 'payerAccount' })) : ok(one);
};

type To = Pick<RefundedMoney, 'account' | 'recipient' | 'payerAccount' | 'reason'>;

/** The refund that leaves nothing to refund ends a lease that has ended; any other one changes no status. */
const refundStep = (lease: LeaseFacts, { amount, valueDate, bankReference }: BankMoney, to: To): MoneyStep => {
  const { account, recipient, payerAccount, reason } = to;
  return {
    event: refundEvent(lease, amount),
    input: { amount, valueDate, bankReference, account, recipient, payerAccount, reason },
    details: { amount, bankReference, account, ...(reason === null ? {} : { reason }) },
    objection: bankObjection({ valueDate, bankReference }, 'deposit_refund'),
  };
};

const isRefunded = ({ refunded }: LeaseFacts, { amount, bankReference }: BankMoney, payer: RefundRequest['payer']): boolean =>
  refunded.some(
    (refund) => refund.bankReference === bankReference && refund.amount === amount && (payer === undefined || refund.payerAccount === payer),
  );
