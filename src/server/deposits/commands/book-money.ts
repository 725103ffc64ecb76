/** Books what happens to a deposit: receipt, reversal, refund, payout, and the decision of a dispute. */

import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import { mayPayOut, mayReceive } from '../../../domain/deposits/rules/ledger.ts';
import type { LedgerKind } from '../../../domain/deposits/types.ts';
import type { Day, Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import { negate } from '../../../domain/kit/money.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { refuse as refuseLease } from '../../../domain/leases/refusals.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import { admins } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { type LeaseRow, leaseOfOffer, ledgerOf, lockLease, standingReceipt } from '../../leases/queries/lease.ts';
import { isReferenceUsed } from '../store.ts';

type Money = InputOf<typeof depositsCalls.bookDepositReceipt>;
type Done = Result<{ status: 'SUCCESS' }>;
const done = ok({ status: 'SUCCESS' as const });

/** Books the deposit that arrived: exact sum, once, with the bank's value date and reference (docs/rules/deposits.md#receipt). */
export const bookDepositReceipt = (ctx: Ctx, input: Money): Promise<Done> =>
  bookMoney(ctx, input, 'confirmDepositReceived', {
    event: () => 'receiveDeposit',
    kind: 'deposit_receipt',
    isRepeat: (tx, row) => isReceiptRepeat(tx, input, row),
    verdict: ({ terms, depositHeld }) => mayReceive(terms.deposit, depositHeld, input.amount),
  });

/** Books the refund to the paying account: the lease is over then. A dispute stops it. */
export const bookDepositRefund = (ctx: Ctx, input: Money): Promise<Done> =>
  bookMoney(ctx, input, 'bookDepositRefund', {
    event: () => 'bookRefund',
    kind: 'deposit_refund',
    isRepeat: (tx, row) => isBooked(tx, row.id, { kind: 'deposit_refund', bankReference: input.bankReference, held: negate(input.amount) }),
    verdict: ({ depositHeld }) => mayPayOut(depositHeld, input.amount),
  });

/** Books the payout to the account frozen in the offer: after the protocol, or after a dispute that was decided for the landlord. */
export const bookDepositPayout = (ctx: Ctx, input: Money): Promise<Done> =>
  bookMoney(ctx, input, 'bookDepositPayout', {
    event: (row) => (row.disputeDecision === 'payout' ? 'bookDisputedPayout' : 'bookPayout'),
    kind: 'deposit_payout',
    isRepeat: async (_tx, row) => row.payoutBookedOn !== null && row.payoutReference === input.bankReference,
    verdict: ({ depositHeld }) => mayPayOut(depositHeld, input.amount),
  });

type Booking = {
  readonly event: (row: LeaseRow) => 'receiveDeposit' | 'bookRefund' | 'bookPayout' | 'bookDisputedPayout';
  readonly kind: LedgerKind;
  /** Whether the very same booking stands already: a repeat of the press gets the first answer. */
  readonly isRepeat: (tx: Tx, row: LeaseRow) => Promise<boolean>;
  readonly verdict: (lease: LeaseFacts) => Verdict;
};

/** Books money that moved at the bank, on a locked lease; the ledger entry follows by the step. */
const bookMoney = (ctx: Ctx, input: Money, method: string, booking: Booking): Promise<Done> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const { offerId, amount, valueDate, bankReference } = input;
    const row = await lockLeaseOf(tx, offerId);
    if (row === null) return refused(refuseLease('lease.not_found'));
    if (await booking.isRepeat(tx, row)) return done;
    const moved = await leaseEngine.move(ctx, tx, {
      id: row.id,
      event: booking.event(row),
      actors: ['admin'],
      uid,
      given: null,
      input: async ({ facts, now }) => {
        const verdict = booking.verdict(facts.lease) ?? (await mayUseBankData(tx, booking.kind, input, now));
        return verdict === null ? ok({ amount, valueDate, bankReference }) : refused(verdict);
      },
      details: { amount, bankReference },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method, details: { amount, bankReference }, uid, offerId });
    return done;
  });

/** Takes a receipt back, with a reason and by a second admin if there is one, until a protocol is attached. */
export const reverseDepositReceipt = (ctx: Ctx, { offerId, reason }: InputOf<typeof depositsCalls.reverseDepositReceipt>): Promise<Done> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const row = await lockLeaseOf(tx, offerId);
    if (row === null) return refused(refuseLease('lease.not_found'));
    const receipt = await standingReceipt(tx, row.id);
    if (receipt === null) return refused(refuseLease('deposit.nothing_held'));
    if (receipt.uid === uid && (await admins(tx)).length > 1) return refused(refuse('deposit.second_admin'));
    const details = { reason, reverses: receipt.id };
    const move = { id: row.id, event: 'reverseReceipt', actors: ['admin'], uid, given: null, input: { receipt, reason }, details } as const;
    const moved = await leaseEngine.move(ctx, tx, move);
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'reverseDepositReceipt', details: { reason }, uid, offerId });
    return done;
  });

/** Decides what the landlord objected to: the deposit goes back, or to the landlord. */
export const decideDispute = (ctx: Ctx, { offerId, refund, reason }: InputOf<typeof depositsCalls.decideDispute>): Promise<Done> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const row = await leaseOfOffer(tx, offerId);
    if (row === null) return refused(refuseLease('lease.not_found'));
    const input = { refund, reason };
    const move = { id: row.id, event: 'decideDispute', actors: ['admin'], uid, given: null, input, details: input } as const;
    const moved = await leaseEngine.move(ctx, tx, move);
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'decideDispute', details: { refund, reason }, uid, offerId });
    return done;
  });

/** The lease of an offer, locked: money is only ever booked on a locked lease. */
const lockLeaseOf = async (tx: Tx, offerId: Id): Promise<LeaseRow | null> => {
  const found = await leaseOfOffer(tx, offerId);
  return found === null ? null : lockLease(tx, found.id);
};

/** Whether the bank's data of a booking can be true: the value date has come, and the reference stands on no other booking of the kind. */
const mayUseBankData = async (
  tx: Tx,
  kind: LedgerKind,
  money: { readonly valueDate: Day; readonly bankReference: string },
  now: Instant,
): Promise<Verdict> => {
  if (money.valueDate > dayOf(now)) return refuse('deposit.value_date_future', { field: 'valueDate' });
  return (await isReferenceUsed(tx, kind, money.bankReference)) ? refuse('deposit.reference_used', { field: 'bankReference' }) : null;
};

/** Whether the very same booking stands already: a repeat of the press gets the first answer. */
const isReceiptRepeat = async (tx: Tx, money: Money, row: LeaseRow): Promise<boolean> => {
  const receipt = await standingReceipt(tx, row.id);
  return receipt !== null && receipt.bankReference === money.bankReference && receipt.valueDate === money.valueDate && receipt.held === money.amount;
};

/** Whether this very sum left under this very reference already. */
const isBooked = async (
  tx: Tx,
  leaseId: Id,
  booked: { readonly kind: LedgerKind; readonly bankReference: string; readonly held: Grosze },
): Promise<boolean> =>
  (await ledgerOf(tx, leaseId)).some((row) => row.kind === booked.kind && row.bankReference === booked.bankReference && row.held === booked.held);
