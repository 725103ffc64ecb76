/** Books what happens to a deposit: receipt, reversal, refund, payout, and the decision of a dispute. */

import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import {
  type LedgerEntry,
  mayPayOut,
  mayReceive,
  payoutEntry,
  receiptEntry,
  refundEntry,
  reversalEntry,
} from '../../../domain/deposits/rules/ledger.ts';
import type { Day, Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import { negate } from '../../../domain/kit/money.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { refuse as refuseLease } from '../../../domain/leases/refusals.ts';
import { mayBookPayout, mayDecideDispute } from '../../../domain/leases/rules/rejection.ts';
import type { LeaseFacts, LedgerKind } from '../../../domain/leases/types.ts';
import { admins } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { tellSide } from '../../leases/commands/mail-sides.ts';
import { closeTasksOf } from '../../leases/commands/tasks.ts';
import { changeLease, insertHistory, leaseTopics, lockLease, moveLease } from '../../leases/commands/transition.ts';
import { type LeaseRow, leaseOfOffer, ledgerOf, loadFacts, standingReceipt } from '../../leases/queries/lease.ts';
import { appendEntry, isReferenceUsed } from '../store.ts';

export { appendEntry };

type Money = InputOf<typeof depositsCalls.confirmDepositReceived>;
type Done = Result<{ status: 'SUCCESS' }>;
const done = ok({ status: 'SUCCESS' as const });

type Locked = { readonly row: LeaseRow; readonly facts: LeaseFacts; readonly now: Instant };

/** The lease of an offer, locked, with its facts; money is only ever booked on a locked lease. */
const lockOf = async (tx: Tx, offerId: Id): Promise<Result<Locked>> => {
  const found = await leaseOfOffer(tx, offerId);
  const row = found === null ? null : await lockLease(tx, found.id);
  if (row === null) return refused(refuseLease('lease.not_found'));
  return ok({ row, facts: await loadFacts(tx, row), now: await databaseNow(tx) });
};

const onLease = (ctx: Ctx, offerId: Id, work: (tx: Tx, locked: Locked) => Promise<Done>): Promise<Done> =>
  transact(ctx, async (tx) => {
    const locked = await lockOf(tx, offerId);
    return locked.ok ? work(tx, locked.value) : locked;
  });

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

const book = (tx: Tx, ctx: Ctx, entry: LedgerEntry, money: Money, leaseId: Id): Promise<Id> =>
  appendEntry(tx, entry, { leaseId, valueDate: money.valueDate, bankReference: money.bankReference, uid: signedIn(ctx).uid });

/** Whether the very same booking stands already: a repeat of the press gets the first answer. */
const isRepeat = async (tx: Tx, money: Money, row: LeaseRow): Promise<boolean> => {
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

/** Books the deposit that arrived: exact sum, once, with the bank's value date and reference (docs/rules/deposits.md#receipt). */
export const confirmDepositReceived = (ctx: Ctx, input: Money): Promise<Done> =>
  onLease(ctx, input.offerId, async (tx, { row, facts, now }) => {
    if (await isRepeat(tx, input, row)) return done;
    const moved = await moveLease(ctx, tx, {
      leaseId: row.id,
      event: 'receiveDeposit',
      actors: ['admin'],
      uid: signedIn(ctx).uid,
      facts: { amount: input.amount, bankReference: input.bankReference },
    });
    if (!moved.ok) return moved;
    const verdict = mayReceive(facts.terms.deposit, facts.depositHeld, input.amount) ?? (await mayUseBankData(tx, 'deposit_receipt', input, now));
    if (verdict) return refused(verdict);
    await book(tx, ctx, receiptEntry(row.id, input.amount), input, row.id);
    await closeTasksOf(tx, row.id, 'deposit_overdue');
    await logEvent(tx, {
      method: 'confirmDepositReceived',
      details: { amount: input.amount, bankReference: input.bankReference },
      uid: signedIn(ctx).uid,
      offerId: row.offerId,
    });
    return done;
  });

/** Takes a receipt back, with a reason and by a second admin if there is one, until a protocol is attached. */
export const reverseDepositReceipt = (ctx: Ctx, { offerId, reason }: InputOf<typeof depositsCalls.reverseDepositReceipt>): Promise<Done> =>
  onLease(ctx, offerId, async (tx, { row, now }) => {
    const { uid } = signedIn(ctx);
    const receipt = await standingReceipt(tx, row.id);
    if (receipt === null) return refused(refuseLease('deposit.nothing_held'));
    if (receipt.uid === uid && (await admins(tx)).length > 1) return refused(refuse('deposit.second_admin'));
    const moved = await moveLease(ctx, tx, {
      leaseId: row.id,
      event: 'reverseReceipt',
      actors: ['admin'],
      uid,
      facts: { reason, reverses: receipt.id },
    });
    if (!moved.ok) return moved;
    await appendEntry(tx, reversalEntry(row.id, receipt.held), {
      leaseId: row.id,
      valueDate: dayOf(now),
      bankReference: null,
      uid,
      reverses: receipt.id,
      reason,
    });
    await logEvent(tx, { method: 'reverseDepositReceipt', details: { reason }, uid, offerId });
    return done;
  });

/** Books the refund to the paying account: the lease is over then. A dispute stops it. */
export const bookDepositRefund = (ctx: Ctx, input: Money): Promise<Done> =>
  onLease(ctx, input.offerId, async (tx, { row, facts, now }) => {
    const { uid } = signedIn(ctx);
    const same = { kind: 'deposit_refund', bankReference: input.bankReference, held: negate(input.amount) } as const;
    if (await isBooked(tx, row.id, same)) return done;
    const moved = await moveLease(ctx, tx, {
      leaseId: row.id,
      event: 'bookRefund',
      actors: ['admin'],
      uid,
      facts: { amount: input.amount, bankReference: input.bankReference },
    });
    if (!moved.ok) return moved;
    const verdict = mayPayOut(facts.depositHeld, input.amount) ?? (await mayUseBankData(tx, 'deposit_refund', input, now));
    if (verdict) return refused(verdict);
    await book(tx, ctx, refundEntry(row.id, input.amount), input, row.id);
    await closeTasksOf(tx, row.id, 'refund_late');
    await logEvent(tx, {
      method: 'bookDepositRefund',
      details: { amount: input.amount, bankReference: input.bankReference },
      uid,
      offerId: row.offerId,
    });
    return done;
  });

const payOut = async (ctx: Ctx, tx: Tx, { row, facts, now }: Locked, input: Money): Promise<Done> => {
  const verdict = mayPayOut(facts.depositHeld, input.amount) ?? (await mayUseBankData(tx, 'deposit_payout', input, now));
  if (verdict) return refused(verdict);
  await book(tx, ctx, payoutEntry(row.id, input.amount), input, row.id);
  await changeLease(tx, row.id, { payoutBookedOn: input.valueDate, payoutReference: input.bankReference });
  await closeTasksOf(tx, row.id, 'payout_late');
  await logEvent(tx, {
    method: 'bookDepositPayout',
    details: { amount: input.amount, bankReference: input.bankReference },
    uid: signedIn(ctx).uid,
    offerId: row.offerId,
  });
  return done;
};

/** Books the payout to the account frozen in the offer: after the protocol, or after a dispute that was decided for the landlord. */
export const bookDepositPayout = (ctx: Ctx, input: Money): Promise<Done> =>
  onLease(ctx, input.offerId, async (tx, locked) => {
    const { row, facts, now } = locked;
    const { uid } = signedIn(ctx);
    if (facts.payout.at === 'booked' && facts.payout.bankReference === input.bankReference) return done;
    if (facts.disputeDecision === 'payout') {
      const moved = await moveLease(ctx, tx, {
        leaseId: row.id,
        event: 'bookDisputedPayout',
        actors: ['admin'],
        uid,
        facts: { amount: input.amount, bankReference: input.bankReference },
      });
      return moved.ok ? payOut(ctx, tx, locked, input) : moved;
    }
    const verdict = mayBookPayout(facts);
    if (verdict) return refused(verdict);
    const paid = await payOut(ctx, tx, locked, input);
    if (!paid.ok) return paid;
    await insertHistory(tx, {
      leaseId: row.id,
      event: 'bookPayout',
      fromState: row.state,
      toState: row.state,
      actors: ['admin'],
      uid,
      facts: { bankReference: input.bankReference },
      createdAt: now,
    });
    for (const side of ['landlord', 'tenant'] as const) await tellSide(ctx, tx, { row }, 'payout_booked', side);
    await notice(tx, leaseTopics(row));
    return done;
  });

/** Decides what the landlord objected to: the deposit goes back, or to the landlord. */
export const decideDispute = (ctx: Ctx, { offerId, refund, reason }: InputOf<typeof depositsCalls.decideDispute>): Promise<Done> =>
  onLease(ctx, offerId, async (tx, { row, facts, now }) => {
    const verdict = mayDecideDispute(facts);
    if (verdict) return refused(verdict);
    const { uid } = signedIn(ctx);
    await changeLease(tx, row.id, { disputed: false, disputeDecision: refund ? 'refund' : 'payout', disputeReason: reason });
    await insertHistory(tx, {
      leaseId: row.id,
      event: 'decideDispute',
      fromState: row.state,
      toState: row.state,
      actors: ['admin'],
      uid,
      facts: { refund, reason },
      createdAt: now,
    });
    for (const side of ['landlord', 'tenant'] as const)
      await tellSide(ctx, tx, { row }, refund ? 'dispute_refund' : 'dispute_payout', side, { reason });
    await closeTasksOf(tx, row.id, 'dispute');
    await notice(tx, leaseTopics(row));
    await logEvent(tx, { method: 'decideDispute', details: { refund, reason }, uid, offerId });
    return done;
  });
