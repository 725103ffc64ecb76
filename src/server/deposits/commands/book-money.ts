/** Books what leaves for the landlord or a court, and says what stands in the way of a deposit. */

import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Outgoing } from '../../../domain/leases/types.ts';
import type { Ctx } from '../../kit/context.ts';
import type { DoneAnswer } from '../../kit/http/done.ts';
import { payoutAccountOf } from '../../leases/queries/lease.ts';
import { bankObjection, isSum, moneyStep, readAccount } from './money-step.ts';

type Payout = InputOf<typeof depositsCalls.bookDepositPayout>;
type Money = Pick<Payout, 'offerId' | 'amount' | 'valueDate' | 'bankReference'>;

/**
 * Books the payout to the landlord's account: after the protocol, or as statements or a title say. `account` is the one that the transfer
 * went to: the landlord may have named another one between the transfer and its booking.
 */
export const bookDepositPayout = async (ctx: Ctx, input: Payout): Promise<Result<DoneAnswer>> => {
  const read = readAccount('account', input.account ?? null);
  if (!read.ok) return read;
  return moneyStep(ctx, 'bookDepositPayout', input.offerId, async ({ row, lease }) => {
    if (isBooked(lease.payout, input)) return ok(null);
    const { amount, valueDate, bankReference } = input;
    const verdict = lease.depositPayable > 0 ? isSum(lease.depositPayable, amount) : null;
    if (verdict !== null) return refused(verdict);
    const account = read.value ?? payoutAccountOf(row);
    if (account !== payoutAccountOf(row) && account !== row.landlord.bankAccount)
      return refused(refuse('deposit.account_wrong', { field: 'account' }));
    return ok({
      event: 'bookPayout',
      input: { amount, valueDate, bankReference, account },
      details: { amount, bankReference, account },
      objection: bankObjection(input, 'deposit_payout'),
    });
  });
};

const isBooked = (outgoing: Outgoing | null, { amount, bankReference }: Money): boolean =>
  outgoing?.stage === 'booked' && outgoing.bankReference === bankReference && outgoing.amount === amount;

/** Books that the deposit in dispute was paid into court. */
export const bookCourtDeposit = async (ctx: Ctx, input: InputOf<typeof depositsCalls.bookCourtDeposit>): Promise<Result<DoneAnswer>> => {
  const account = readAccount('account', input.account);
  if (!account.ok) return account;
  const { value } = account;
  if (value === null) return refused(refuse('deposit.account_wrong', { field: 'account' }));
  return moneyStep(ctx, 'bookCourtDeposit', input.offerId, async ({ lease }) => {
    if (isBooked(lease.court, input)) return ok(null);
    const { amount, valueDate, bankReference, recipient } = input;
    const verdict = isSum(lease.depositHeld, amount);
    if (verdict !== null && lease.court?.stage === 'due') return refused(verdict);
    return ok({
      event: 'bookCourt',
      input: { amount, valueDate, bankReference, recipient, account: value },
      details: { amount, bankReference, recipient },
      objection: bankObjection(input, 'deposit_court'),
    });
  });
};

/** Says why the deposit may not move now: a recall by the bank, a claim by somebody else. Confirmation, payout and refund wait. */
export const setDepositProblem = (ctx: Ctx, { offerId, problem }: InputOf<typeof depositsCalls.setDepositProblem>): Promise<Result<DoneAnswer>> =>
  moneyStep(ctx, 'setDepositProblem', offerId, async ({ lease }) =>
    lease.depositProblem === problem ? ok(null) : ok({ event: 'setProblem', input: { problem }, details: { problem } }),
  );

/** Says that it is cleared, and how. */
export const clearDepositProblem = (ctx: Ctx, { offerId, reason }: InputOf<typeof depositsCalls.clearDepositProblem>): Promise<Result<DoneAnswer>> =>
  moneyStep(ctx, 'clearDepositProblem', offerId, async () => ok({ event: 'clearProblem', input: { reason }, details: { reason } }));
