/** Books money that came in, and takes a booking back. */

import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/deposits/refusals.ts';
import { moveEntry } from '../../../domain/deposits/rules/ledger.ts';
import { mayReverse, receiptEvent, reversalEvent } from '../../../domain/deposits/rules/receipts.ts';
import type { Day, Grosze, Id } from '../../../domain/kit/brand.ts';
import type { LoggedMethod } from '../../../domain/kit/log/events.ts';
import { findReference } from '../../../domain/kit/reference.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { refuse as refuseLease } from '../../../domain/leases/refusals.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import { admins } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import type { ReceivedMoney } from '../../leases/lifecycle.ts';
import { leaseByReference } from '../../leases/queries/lease.ts';
import { appendEntry } from '../store/ledger.ts';
import { insertReceipt } from '../store/records.ts';
import { insertReturn, lockUnmatched } from '../store/unmatched.ts';
import { bankObjection, type MoneyStep, moneyStep, readAccount } from './money-step.ts';

type ReceiptInput = InputOf<typeof depositsCalls.bookDepositReceipt>;

/** Books any money that came in, with the bank's data and its payer (docs/rules/deposits.md#receipt). Without an offer nobody knows yet whose it is. */
export const bookDepositReceipt = async (ctx: Ctx, input: ReceiptInput): Promise<Result<DoneAnswer>> => {
  const payerAccount = readAccount('payerAccount', input.payerAccount);
  if (!payerAccount.ok) return payerAccount;
  const { offerId, amount, valueDate, bankReference, payerName } = input;
  if (amount === 0) return refused(refuseLease('deposit.amount_mismatch', { field: 'amount', params: { amount: 1 } }));
  const money: ReceivedMoney = { amount, valueDate, bankReference, payerName, payerAccount: payerAccount.value, origin: null };
  if (offerId === undefined) return bookUnmatched(ctx, money);
  return moneyStep(ctx, 'confirmDepositReceived', offerId, async ({ lease }) =>
    isReceived(lease, money) ? ok(null) : ok({ ...receive(lease, money), objection: bankObjection(money, 'deposit_receipt') }),
  );
};

const receive = (lease: LeaseFacts, money: ReceivedMoney): MoneyStep => ({
  event: receiptEvent(lease, money.amount),
  input: money,
  details: { amount: money.amount, bankReference: money.bankReference },
});

const isReceived = ({ receipts }: LeaseFacts, money: { readonly amount: Grosze; readonly valueDate: Day; readonly bankReference: string }): boolean =>
  receipts.some(
    ({ bankReference, bookedOn, amount }) => bankReference === money.bankReference && bookedOn === money.valueDate && amount === money.amount,
  );

const bookUnmatched = (ctx: Ctx, money: ReceivedMoney): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const { amount, valueDate, bankReference, payerName, payerAccount } = money;
    const objection = await bankObjection(money, 'unmatched_receipt')(tx, await databaseNow(tx));
    if (objection !== null) return refused(objection);
    const entryId = await appendEntry(tx, moveEntry('unmatched_receipt', null, amount), { leaseId: null, valueDate, bankReference, uid });
    await insertReceipt(tx, { leaseId: null, entryId, amount, bookedOn: valueDate, bankReference, payerName, payerAccount, uid });
    await note(tx, { method: 'confirmDepositReceived', uid, details: { amount, bankReference } });
    return done;
  });

/** Finds the lease of money that nobody claimed: from now on it is a receipt of that lease like any other. */
export const assignReceipt = async (ctx: Ctx, { receiptId, reference }: InputOf<typeof depositsCalls.assignReceipt>): Promise<Result<DoneAnswer>> => {
  const asked = findReference(reference);
  const named = asked === null ? null : await leaseByReference(ctx.db, asked);
  if (named === null) return refused(refuseLease('lease.not_found'));
  return moneyStep(ctx, 'assignReceipt', named.offerId, async ({ lease }, tx) => {
    const found = await lockUnmatched(tx, receiptId);
    if (found === null) return refused(refuse('deposit.receipt_not_found'));
    const { amount, bookedOn: valueDate, bankReference, payerName, payerAccount } = found;
    return ok(receive(lease, { amount, valueDate, bankReference, payerName: payerName ?? '', payerAccount, origin: receiptId }));
  });
};

/** Books that money nobody claimed was sent back to where it came from. */
export const returnReceipt = (ctx: Ctx, input: InputOf<typeof depositsCalls.returnReceipt>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const { receiptId, valueDate, bankReference } = input;
    const found = await lockUnmatched(tx, receiptId);
    if (found === null) return refused(refuse('deposit.receipt_not_found'));
    const { amount, payerAccount: account } = found;
    if (account === null) return refused(refuse('deposit.payer_account_missing'));
    const objection = await bankObjection(input, 'unmatched_return')(tx, await databaseNow(tx));
    if (objection !== null) return refused(objection);
    const entryId = await appendEntry(tx, moveEntry('unmatched_return', null, amount), { leaseId: null, valueDate, bankReference, uid });
    await insertReturn(tx, { receiptId, entryId, account, bookedOn: valueDate, bankReference, uid });
    await note(tx, { method: 'returnReceipt', uid, details: { receiptId, amount, bankReference } });
    return done;
  });

const note = async (
  tx: Tx,
  event: { readonly method: LoggedMethod; readonly uid: Id; readonly details: Readonly<Record<string, unknown>> },
): Promise<void> => {
  await logEvent(tx, event);
  await notice(tx, ['admin']);
};

/**
 * Takes a receipt back, the latest one if none is named, with a reason and by a second admin if there is one; without an offer it is money that
 * nobody claimed. If the deposit is no longer whole the lease waits for it again, with a new due day; that is possible until a protocol is
 * attached. What has left already is corrected by no booking.
 */
export const reverseDepositReceipt = async (ctx: Ctx, input: ReversalInput): Promise<Result<DoneAnswer>> => {
  const { offerId, receiptId, reason } = input;
  if (offerId === undefined) return receiptId === undefined ? refused(refuse('deposit.receipt_not_found')) : reverseUnmatched(ctx, receiptId, reason);
  return moneyStep(ctx, 'reverseDepositReceipt', offerId, async ({ lease }, tx) => {
    const receipt = receiptId === undefined ? lease.receipts.at(-1) : lease.receipts.find(({ id }) => id === receiptId);
    if (receipt === undefined) return refused(receiptId === undefined ? refuseLease('deposit.nothing_held') : refuse('deposit.receipt_not_found'));
    const verdict = mayReverse(lease, receipt) ?? (await isOtherAdmin(ctx, tx, receipt));
    if (verdict) return refused(verdict);
    return ok({ event: reversalEvent(lease, receipt), input: { receipt, reason }, details: { reason, reverses: receipt.entryId } });
  });
};

type ReversalInput = InputOf<typeof depositsCalls.reverseDepositReceipt>;

const isOtherAdmin = async (ctx: Ctx, tx: Tx, { uid }: { readonly uid: Id | null }): Promise<Verdict> =>
  uid === signedIn(ctx).uid && (await admins(tx)).length > 1 ? refuse('deposit.second_admin') : null;

/** Money was booked that never came, or with a wrong sum or reference: its entry is reversed, and its reference is free again. */
const reverseUnmatched = (ctx: Ctx, receiptId: Id, reason: string): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const { uid } = signedIn(ctx);
    const found = await lockUnmatched(tx, receiptId);
    if (found === null) return refused(refuse('deposit.receipt_not_found'));
    const verdict = await isOtherAdmin(ctx, tx, found);
    if (verdict) return refused(verdict);
    const details = { leaseId: null, valueDate: dayOf(await databaseNow(tx)), bankReference: null, uid, reverses: found.entryId, reason };
    await appendEntry(tx, moveEntry('unmatched_reversal', null, found.amount), details);
    await note(tx, { method: 'reverseDepositReceipt', uid, details: { receiptId, amount: found.amount, reason } });
    return done;
  });
