/** Reads how a deposit is paid, and the console's list of deposits. */

import type { depositsCalls } from '../../contract/deposits/endpoints.ts';
import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import { isAdmin } from '../../domain/accounts/permissions.ts';
import { paymentQr, qrCarriesAmount, transferTitle } from '../../domain/deposits/rules/transfer.ts';
import type { Instant } from '../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../domain/kit/verdict.ts';
import { leaseLifecycle } from '../../domain/leases/machine.ts';
import { allowedOnLease } from '../../domain/leases/permissions.ts';
import { refuse } from '../../domain/leases/refusals.ts';
import { isDisputed, isForLandlord } from '../../domain/leases/rules/rejection.ts';
import type { LeaseFacts, LeaseState } from '../../domain/leases/types.ts';
import type { Ctx } from '../kit/context.ts';
import { databaseNow } from '../kit/database/database.ts';
import { pageOf } from '../kit/page.ts';
import { qrSvg } from '../kit/qr.ts';
import { factsIn, type LeaseDeposits, loadFacts, loadFactsOfMany } from '../leases/queries/facts.ts';
import { ownLease } from '../leases/queries/get-lease.ts';
import type { LeaseRow } from '../leases/queries/lease.ts';
import { bookingsOf } from './store/ledger.ts';
import { depositFacts, pageOfLeases } from './store/records.ts';

/** How the deposit is paid: account, title, amount, code. For the tenant's side and admins. */
export const getDeposit = async (
  ctx: Ctx,
  input: InputOf<typeof depositsCalls.getDeposit>,
): Promise<Result<OutputOf<typeof depositsCalls.getDeposit>>> => {
  const found = await ownLease(ctx, input);
  if (!found.ok) return found;
  const { viewer, row, side } = found.value;
  if (side === 'landlord' && !isAdmin(viewer)) return refused(refuse('lease.not_found'));
  const { config } = ctx;
  const qrPayload = paymentQr({ nip: config.operator.nip, account: config.depositAccount, name: config.operator.name }, row.deposit, row.reference);
  const attempt = { lease: await loadFacts(ctx, ctx.db, row), now: await databaseNow(ctx.db) };
  return ok({
    offerId: row.offerId,
    offerName: row.offerName,
    state: row.state,
    amount: row.deposit,
    due: row.depositDue,
    account: config.depositAccount,
    accountOwner: config.operator.name,
    title: transferTitle(row.reference, row.offerName),
    reference: row.reference,
    qrPayload,
    qrSvg: await qrSvg(qrPayload, { ecc: 'L' }),
    qrCarriesAmount: qrCarriesAmount(row.deposit),
    receivedAt: attempt.lease.receipts.at(-1)?.at ?? null,
    allowed: [...allowedOnLease(attempt, { side, isAdmin: isAdmin(viewer) })],
  });
};

/** Rows on a page of the console. */
const PAGE = 20;

/** The states in which the operator has money to book; read from the lifecycle's own table. */
const moneyStates: readonly LeaseState[] = [
  ...new Set(
    leaseLifecycle.rows.filter((row) => row.by.includes('admin') && row.to !== undefined && row.on !== 'endUnpaid').flatMap((row) => row.from),
  ),
];

type DepositPage = OutputOf<typeof depositsCalls.listDeposits>;

/** Who is paid: a refund goes back to the account that the deposit came from, if the bank named it, a payout to the landlord's frozen account. */
export const payeeOf = (
  row: LeaseRow,
  { receipts }: Pick<LeaseFacts, 'receipts'>,
  kind: 'refund' | 'payout',
): { readonly recipient: string; readonly account: string | null } => {
  if (kind === 'payout') return { recipient: row.landlord.name, account: row.landlord.bankAccount };
  return { recipient: row.tenant.name, account: receipts.at(-1)?.payerAccount ?? row.tenant.bankAccount };
};

const depositRow = (row: LeaseRow, lease: LeaseFacts, now: Instant): DepositPage['items'][number] => {
  const { depositHeld: held, refund, payout } = lease;
  const payoutDue = payout?.stage === 'due' ? payout.due : null;
  const isRefund = refund !== null && !isForLandlord(lease.dispute);
  return {
    offerId: row.offerId,
    leaseId: row.id,
    offerName: row.offerName,
    reference: row.reference,
    state: row.state,
    tenant: row.tenant.name,
    landlord: row.landlord.name,
    amount: row.deposit,
    held,
    due: row.depositDue,
    payoutDue,
    refundDue: refund?.due ?? null,
    payTo: held > 0 && (isRefund || payoutDue !== null) ? payeeOf(row, lease, isRefund ? 'refund' : 'payout').account : null,
    disputed: isDisputed(lease),
    depositProblem: lease.depositProblem,
    allowed: [...allowedOnLease({ lease, now }, { side: null, isAdmin: true })],
  };
};

/** Leases by their deposits, those that wait for the operator first named. */
export const listDeposits = async (ctx: Ctx, { waiting, page }: InputOf<typeof depositsCalls.listDeposits>): Promise<Result<DepositPage>> => {
  const { rows, total } = await pageOfLeases(ctx.db, { states: waiting ? moneyStates : null, page, size: PAGE });
  const [facts, now] = [await loadFactsOfMany(ctx, ctx.db, rows), await databaseNow(ctx.db)];
  return ok(
    pageOf(
      rows.map((row) => depositRow(row, factsIn(facts, row), now)),
      { page, size: PAGE, total },
    ),
  );
};

/** What deposits bring to leases. */
export const leaseDeposits: LeaseDeposits = { facts: depositFacts, bookings: bookingsOf };
