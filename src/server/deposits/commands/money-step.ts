/** What every command of the operator about money has in common. */

import { refuse } from '../../../domain/deposits/refusals.ts';
import type { MoveKind } from '../../../domain/deposits/rules/ledger.ts';
import type { Day, Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import { parseNrb } from '../../../domain/kit/identifiers.ts';
import type { LoggedMethod } from '../../../domain/kit/log/events.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { refuse as refuseLease } from '../../../domain/leases/refusals.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { type LeaseInputs, leaseEngine } from '../../leases/lifecycle.ts';
import { loadFacts } from '../../leases/queries/facts.ts';
import { type LeaseRow, leaseOfOffer, lockLease } from '../../leases/queries/lease.ts';
import { isReferenceUsed } from '../store/ledger.ts';

/** The events of a lease that an admin sends about its money. */
type MoneyEvent =
  | 'receiveDeposit'
  | 'receiveLate'
  | 'bookReceipt'
  | 'bookRefund'
  | 'bookPartRefund'
  | 'bookPayout'
  | 'bookCourt'
  | 'reverseReceipt'
  | 'undoReceipt'
  | 'undoLast'
  | 'setProblem'
  | 'clearProblem';

/** What is asked of the lease: the event with its parameters, what the history shall remember, and what else must hold once the lifecycle agrees. */
export type MoneyStep = {
  readonly [E in MoneyEvent]: {
    readonly event: E;
    readonly input: LeaseInputs[E];
    readonly details: Readonly<Record<string, unknown>>;
    readonly objection?: (tx: Tx, now: Instant) => Promise<Verdict>;
  };
}[MoneyEvent];

/** The lease of an offer as it stands locked. */
export type LockedLease = { readonly row: LeaseRow; readonly lease: LeaseFacts };

/**
 * Every command of the operator about money: on a locked lease (money is only ever booked on one), as an admin's step of the lifecycle,
 * with an event in the log. `ask` answers null when the very same booking stands already: a repeat of the press gets the first answer.
 * What a booking writes stands in `effects.ts`.
 */
export const moneyStep = (
  ctx: Ctx,
  method: LoggedMethod,
  offerId: Id,
  ask: (locked: LockedLease, tx: Tx) => Promise<Result<MoneyStep | null>>,
): Promise<Result<DoneAnswer>> => transact(ctx, (tx) => moneyStepWithin(ctx, tx, { method, offerId, ask }));

/** The same within a running transaction. */
export const moneyStepWithin = async (
  ctx: Ctx,
  tx: Tx,
  {
    method,
    offerId,
    ask,
  }: { readonly method: LoggedMethod; readonly offerId: Id; readonly ask: (locked: LockedLease, tx: Tx) => Promise<Result<MoneyStep | null>> },
): Promise<Result<DoneAnswer>> => {
  const { uid } = signedIn(ctx);
  const row = await lockLeaseOf(tx, offerId);
  if (row === null) return refused(refuseLease('lease.not_found'));
  const asked = await ask({ row, lease: await loadFacts(ctx, tx, row) }, tx);
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
};

/** The lease of an offer, locked until the transaction ends. */
export const lockLeaseOf = async (tx: Tx, offerId: Id): Promise<LeaseRow | null> => {
  const found = await leaseOfOffer(tx, offerId);
  return found === null ? null : lockLease(tx, found.id);
};

/** What the bank says of a transfer. */
export type BankData = { readonly valueDate: Day; readonly bankReference: string };

/** Money that moved at the bank: the value date has come, and the reference stands on no other booking of the kind. */
export const bankObjection =
  ({ valueDate, bankReference }: BankData, kind: MoveKind) =>
  async (tx: Tx, now: Instant): Promise<Verdict> => {
    if (valueDate > dayOf(now)) return refuse('deposit.value_date_future', { field: 'valueDate' });
    return (await isReferenceUsed(tx, kind, bankReference)) ? refuse('deposit.reference_used', { field: 'bankReference' }) : null;
  };

/** An account as it is stored, 26 digits; null stays null. */
export const readAccount = (field: string, given: string | null): Result<string | null> => {
  if (given === null || given === '') return ok(null);
  const account = parseNrb(given);
  return account === null ? refused(refuse('deposit.account_wrong', { field })) : ok(account);
};

/** Whether the sum is the one that the rules say. */
export const isSum = (expected: Grosze, amount: Grosze): Verdict =>
  amount === expected ? null : refuseLease('deposit.amount_mismatch', { field: 'amount', params: { amount: expected } });
