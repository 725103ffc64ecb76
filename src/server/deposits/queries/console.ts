/** Reads the console's lists of deposits and of money that nobody claimed. */

import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { leaseLifecycle } from '../../../domain/leases/machine.ts';
import { allowedOnLease } from '../../../domain/leases/permissions.ts';
import { isDisputed } from '../../../domain/leases/rules/rejection.ts';
import { possibleOutcomes } from '../../../domain/leases/rules/statements.ts';
import type { LeaseFacts, LeaseState, Receipt } from '../../../domain/leases/types.ts';
import { peopleByUid } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { factsIn, loadFactsOfMany } from '../../leases/queries/facts.ts';
import type { LeaseRow } from '../../leases/queries/lease.ts';
import { type ApprovalRow, openApprovals, waitingApprovals } from '../store/approvals.ts';
import { heldMoney } from '../store/ledger.ts';
import { pageOfLeases, waitingProblems, waitingTransfers } from '../store/records.ts';
import { countUnmatched, unmatchedReceipts, waitingReceipts } from '../store/unmatched.ts';
import { payeesOf } from './payees.ts';
import { titleView } from './title.ts';

export { heldMoney, waitingApprovals, waitingProblems, waitingReceipts, waitingTransfers };

/** Rows on a page of the console. */
const PAGE = 20;

/** The states in which the operator has money to book; read from the lifecycle's own table. */
const moneyStates: readonly LeaseState[] = [
  ...new Set(
    leaseLifecycle.rows.filter((row) => row.by.includes('admin') && row.to !== undefined && row.on !== 'receiveLate').flatMap((row) => row.from),
  ),
];

type DepositPage = OutputOf<typeof depositsCalls.listDeposits>;
type DepositRow = DepositPage['items'][number];

/** A page of leases by their deposits; `waiting`: of those alone for which the operator has money to book. */
export const listDeposits = async (ctx: Ctx, { waiting, page: asked }: InputOf<typeof depositsCalls.listDeposits>): Promise<Result<DepositPage>> => {
  const { rows, page, total } = await readWithin(asked, PAGE, (part) =>
    pageOfLeases(ctx.db, { states: waiting ? moneyStates : null, page: part.page, size: PAGE }),
  );
  const [facts, now] = [await loadFactsOfMany(ctx, ctx.db, rows), await databaseNow(ctx.db)];
  const approvals = await openApprovals(
    ctx.db,
    rows.map((row) => row.id),
  );
  const names = await namesOf(ctx, approvals);
  const viewed = (row: LeaseRow): DepositRow => ({
    ...depositRow(row, factsIn(facts, row), now),
    approvals: approvals.filter(({ leaseId }) => leaseId === row.id).map((approval) => approvalView(ctx, approval, names)),
  });
  return ok(pageOf(rows.map(viewed), { page, size: PAGE, total }));
};

/** A page of the money that no lease was found for. */
export const listUnmatched = async (
  ctx: Ctx,
  { page: asked }: InputOf<typeof depositsCalls.listUnmatched>,
): Promise<Result<OutputOf<typeof depositsCalls.listUnmatched>>> => {
  const { rows, page, total } = await readWithin(asked, PAGE, async (part) => ({
    rows: await unmatchedReceipts(ctx.db, part),
    total: await countUnmatched(ctx.db),
  }));
  const items = rows.map((row) => ({ ...receiptView(row), bookedAt: row.createdAt }));
  return ok(pageOf(items, { page, size: PAGE, total }));
};

const depositRow = (row: LeaseRow, lease: LeaseFacts, now: Instant): Omit<DepositRow, 'approvals'> => {
  const { refund, payout, rejection, dispute } = lease;
  return {
    offerId: row.offerId,
    leaseId: row.id,
    offerName: row.offerName,
    reference: row.reference,
    state: row.state,
    ending: lease.ending?.by ?? null,
    tenant: row.tenant.name,
    landlord: row.landlord.name,
    amount: row.deposit,
    held: lease.depositHeld,
    payable: lease.depositPayable,
    due: row.depositDue,
    payoutDue: payout?.stage === 'due' ? payout.due : null,
    refundDue: refund?.stage === 'due' ? refund.due : null,
    payees: [...payeesOf(row, lease, now)],
    receipts: lease.receipts.map(receiptView),
    disputed: isDisputed(lease),
    rejection: rejection === null ? null : { at: rejection.at, reasons: [...rejection.reasons], description: rejection.description },
    objection: dispute === null ? null : { text: dispute.objection, at: dispute.objectedAt },
    outcomes: [...possibleOutcomes({ lease, now })],
    depositProblem: lease.depositProblem,
    allowed: [...allowedOnLease({ lease, now }, { side: null, isAdmin: true })],
  };
};

/** A receipt as the console shows it, whether a lease was found for it or not. */
const receiptView = ({ id, amount, bookedOn, bankReference, payerName, payerAccount }: ReceiptFacts): DepositRow['receipts'][number] => ({
  ...{ id, amount, bookedOn, bankReference, payerName, payerAccount },
});

type ReceiptFacts = Pick<Receipt, 'id' | 'amount' | 'bookedOn' | 'bankReference' | 'payerName' | 'payerAccount'>;

const namesOf = async (ctx: Ctx, approvals: readonly ApprovalRow[]): Promise<ReadonlyMap<Id, string>> => {
  const people = await peopleByUid(ctx.db, [...new Set(approvals.map(({ preparedBy }) => preparedBy))]);
  return new Map(people.map(({ uid, firstName, lastName }) => [uid, `${firstName} ${lastName}`]));
};

const approvalView = (ctx: Ctx, row: ApprovalRow, names: ReadonlyMap<Id, string>): DepositRow['approvals'][number] => {
  const { amount, recipient, account } = row.details;
  return {
    id: row.id,
    act: row.act,
    reason: row.reason,
    preparedBy: names.get(row.preparedBy) ?? '',
    preparedAt: row.preparedAt,
    mine: row.preparedBy === signedIn(ctx).uid,
    amount: typeof amount === 'number' ? amount : null,
    recipient: typeof recipient === 'string' ? recipient : null,
    account: typeof account === 'string' ? account : null,
    title: titleView(ctx, row),
  };
};
