/** Books what happens to a deposit: receipt, reversal, refund, payout, and the decision of a dispute. */

import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import { type DepositKind, mayPayOut, mayReceive } from '../../../domain/deposits/rules/ledger.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { refuse as refuseLease } from '../../../domain/leases/refusals.ts';
import { isForLandlord } from '../../../domain/leases/rules/rejection.ts';
import type { LeaseFacts, Outgoing } from '../../../domain/leases/types.ts';
import { admins } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type Done, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { type LeaseInputs, leaseEngine } from '../../leases/lifecycle.ts';
import { loadFacts } from '../../leases/queries/facts.ts';
import { type LeaseRow, leaseOfOffer, lockLease } from '../../leases/queries/lease.ts';
import { isReferenceUsed } from '../store/ledger.ts';

type Money = InputOf<typeof depositsCalls.bookDepositReceipt>;

/** Books the deposit that arrived: exact sum, once, with the bank's value date and reference (docs/rules/deposits.md#receipt). */
export const bookDepositReceipt = (ctx: Ctx, input: Money): Promise<Result<Done>> =>
  bookMoney(ctx, 'confirmDepositReceived', input.offerId, async (lease) =>
    isReceived(lease, input)
      ? ok(null)
      : ok(ofBank(input, { event: 'receiveDeposit', kind: 'deposit_receipt' }, mayReceive(lease.terms.deposit, lease.depositHeld, input.amount))),
  );

/** Books the refund to the paying account: the lease is over then. A dispute stops it. */
export const bookDepositRefund = (ctx: Ctx, input: Money): Promise<Result<Done>> =>
  bookMoney(ctx, 'bookDepositRefund', input.offerId, async (lease) =>
    isBooked(lease.refund, input)
      ? ok(null)
      : ok(ofBank(input, { event: 'bookRefund', kind: 'deposit_refund' }, mayPayOut(lease.depositHeld, input.amount))),
  );

/** Books the payout to the account frozen in the offer: after the protocol, or after a dispute that was decided for the landlord. */
export const bookDepositPayout = (ctx: Ctx, input: Money): Promise<Result<Done>> =>
  bookMoney(ctx, 'bookDepositPayout', input.offerId, async (lease) => {
    const event = isForLandlord(lease.dispute) ? 'bookDisputedPayout' : 'bookPayout';
    return isBooked(lease.payout, input)
      ? ok(null)
      : ok(ofBank(input, { event, kind: 'deposit_payout' }, mayPayOut(lease.depositHeld, input.amount)));
  });

/** Takes a receipt back, with a reason and by a second admin if there is one, until a protocol is attached. */
export const reverseDepositReceipt = (ctx: Ctx, { offerId, reason }: InputOf<typeof depositsCalls.reverseDepositReceipt>): Promise<Result<Done>> =>
  bookMoney(ctx, 'reverseDepositReceipt', offerId, async ({ receipts }, tx) => {
    const receipt = receipts.at(-1);
    if (receipt === undefined) return refused(refuseLease('deposit.nothing_held'));
    if (receipt.uid === signedIn(ctx).uid && (await admins(tx)).length > 1) return refused(refuse('deposit.second_admin'));
    return ok({ event: 'reverseReceipt', input: { receipt, reason }, details: { reason, reverses: receipt.entryId } });
  });

/** Decides what the landlord objected to: the deposit goes back, or to the landlord. */
export const decideDispute = (ctx: Ctx, { offerId, refund, reason }: InputOf<typeof depositsCalls.decideDispute>): Promise<Result<Done>> =>
  bookMoney(ctx, 'decideDispute', offerId, async () => ok({ event: 'decideDispute', input: { refund, reason }, details: { refund, reason } }));

type MoneyEvent = 'receiveDeposit' | 'bookRefund' | 'bookPayout' | 'bookDisputedPayout' | 'reverseReceipt' | 'decideDispute';

/** What is asked of the lease: the event with its parameters, what the history shall remember, and what else must hold once the lifecycle agrees. */
type MoneyStep = {
  readonly [E in MoneyEvent]: {
    readonly event: E;
    readonly input: LeaseInputs[E];
    readonly details: Readonly<Record<string, unknown>>;
    readonly objection?: (tx: Tx, now: Instant) => Promise<Verdict>;
  };
}[MoneyEvent];

/**
 * Every command of the operator about money: on a locked lease (money is only ever booked on one), as an admin's step of the lifecycle,
 * with an event in the log. `ask` answers null when the very same booking stands already: a repeat of the press gets the first answer.
 * What a booking writes stands in `effects.ts`.
 */
const bookMoney = (
  ctx: Ctx,
  method: string,
  offerId: Id,
  ask: (lease: LeaseFacts, tx: Tx) => Promise<Result<MoneyStep | null>>,
): Promise<Result<Done>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const row = await lockLeaseOf(tx, offerId);
    if (row === null) return refused(refuseLease('lease.not_found'));
    const asked = await ask(await loadFacts(ctx, tx, row), tx);
    if (!asked.ok) return asked;
    if (asked.value === null) return done;
    const { event, input, details, objection } = asked.value;
    const moved = await leaseEngine.move(ctx, tx, {
      id: row.id,
      event,
      actors: ['admin'],
      uid,
      given: null,
      input: async ({ now }) => {
        const verdict = (await objection?.(tx, now)) ?? null;
        return verdict === null ? ok(input) : refused(verdict);
      },
      details,
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method, details, uid, offerId });
    return done;
  });

const lockLeaseOf = async (tx: Tx, offerId: Id): Promise<LeaseRow | null> => {
  const found = await leaseOfOffer(tx, offerId);
  return found === null ? null : lockLease(tx, found.id);
};

type BankEvent = Exclude<MoneyEvent, 'reverseReceipt' | 'decideDispute'>;

/** Money that moved at the bank: the sum must be right, the value date has come, and the reference stands on no other booking of the kind. */
const ofBank = (
  { amount, valueDate, bankReference }: Money,
  { event, kind }: { readonly event: BankEvent; readonly kind: DepositKind },
  verdict: Verdict,
): MoneyStep => ({
  event,
  input: { amount, valueDate, bankReference },
  details: { amount, bankReference },
  objection: async (tx, now) => {
    if (verdict !== null) return verdict;
    if (valueDate > dayOf(now)) return refuse('deposit.value_date_future', { field: 'valueDate' });
    return (await isReferenceUsed(tx, kind, bankReference)) ? refuse('deposit.reference_used', { field: 'bankReference' }) : null;
  },
});

const isReceived = ({ receipts }: LeaseFacts, { amount, valueDate, bankReference }: Money): boolean => {
  const receipt = receipts.at(-1);
  return receipt?.bankReference === bankReference && receipt.bookedOn === valueDate && receipt.amount === amount;
};

const isBooked = (outgoing: Outgoing | null, { amount, bankReference }: Money): boolean =>
  outgoing?.stage === 'booked' && outgoing.bankReference === bankReference && outgoing.amount === amount;
