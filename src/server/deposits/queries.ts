/** Reads how a deposit is paid, and the console's list of deposits. */

import type { depositsCalls } from '../../contract/deposits/endpoints.ts';
import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import { isAdmin } from '../../domain/accounts/permissions.ts';
import { paymentQr, qrCarriesAmount, transferTitle } from '../../domain/deposits/rules/transfer.ts';
import type { Grosze, Instant } from '../../domain/kit/brand.ts';
import { ZERO } from '../../domain/kit/money.ts';
import { ok, type Result, refused } from '../../domain/kit/verdict.ts';
import { leaseLifecycle } from '../../domain/leases/machine.ts';
import { allowedOnLease } from '../../domain/leases/permissions.ts';
import { refuse } from '../../domain/leases/refusals.ts';
import type { LeaseState } from '../../domain/leases/types.ts';
import type { Ctx } from '../kit/context.ts';
import { databaseNow } from '../kit/database/database.ts';
import { pageOf } from '../kit/page.ts';
import { qrSvg } from '../kit/qr.ts';
import { ownLease } from '../leases/queries/get-lease.ts';
import { factsOf, type LeaseRow, loadFacts, pageOfLeases, standingReceipt } from '../leases/queries/lease.ts';
import { depositsHeld } from './store.ts';

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
  const receipt = await standingReceipt(ctx.db, row.id);
  const attempt = { lease: await loadFacts(ctx.db, row), now: await databaseNow(ctx.db) };
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
    receivedAt: receipt?.createdAt ?? null,
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

const payToOf = (row: LeaseRow, isRefund: boolean): string | null => (isRefund ? row.tenant.bankAccount : row.landlord.bankAccount);

const depositRow = (row: LeaseRow, held: Grosze, now: Instant): DepositPage['items'][number] => {
  const lease = factsOf(row, held);
  const isRefund = lease.refundDue !== null && lease.disputeDecision !== 'payout';
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
    payoutDue: lease.payout.at === 'due' ? lease.payout.day : null,
    refundDue: lease.refundDue,
    payTo: held > 0 && (isRefund || lease.payout.at === 'due') ? payToOf(row, isRefund) : null,
    disputed: row.disputed,
    depositProblem: row.depositProblem,
    allowed: [...allowedOnLease({ lease, now }, { side: null, isAdmin: true })],
  };
};

/** Leases by their deposits, those that wait for the operator first named. */
export const listDeposits = async (ctx: Ctx, { waiting, page }: InputOf<typeof depositsCalls.listDeposits>): Promise<Result<DepositPage>> => {
  const { rows, total } = await pageOfLeases(ctx.db, { states: waiting ? moneyStates : null, page, size: PAGE });
  const ids = rows.map((row) => row.id);
  const [held, now] = [await depositsHeld(ctx.db, ids), await databaseNow(ctx.db)];
  return ok(
    pageOf(
      rows.map((row) => depositRow(row, held.get(row.id) ?? ZERO, now)),
      { page, size: PAGE, total },
    ),
  );
};
