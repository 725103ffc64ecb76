import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import { paymentQr, qrCarriesAmount } from '../../../domain/deposits/rules/transfer.ts';
import { ZERO } from '../../../domain/kit/money.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { allowedOnLease } from '../../../domain/leases/permissions.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { awaitedSum, completingReceipt } from '../../../domain/leases/rules/receipt.ts';
import { transferTitle } from '../../../domain/leases/rules/transfer-title.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { qrSvg } from '../../kit/qr.ts';
import { loadFacts } from '../../leases/queries/facts.ts';
import { ownLease } from '../../leases/queries/get-lease.ts';
import { depositAccountOf } from '../../leases/queries/lease.ts';

/** How the deposit is paid: account, title, what is still missing of it, code. For the tenant's side and admins. */
export const getDeposit = async (
  ctx: Ctx,
  input: InputOf<typeof depositsCalls.getDeposit>,
): Promise<Result<OutputOf<typeof depositsCalls.getDeposit>>> => {
  const found = await ownLease(ctx, input);
  if (!found.ok) return found;
  const { viewer, row, side } = found.value;
  if (side === 'landlord' && !isAdmin(viewer)) return refused(refuse('lease.not_found'));
  const lease = await loadFacts(ctx, ctx.db, row);
  const { account, holder } = await depositAccountOf(ctx.db, row);
  const awaited = awaitedSum(lease);
  const missing = awaited ?? row.deposit;
  const qrPayload = paymentQr({ nip: holder.nip, account, name: holder.name }, missing, row.reference);
  return ok({
    offerId: row.offerId,
    offerName: row.offerName,
    state: row.state,
    amount: missing,
    received: awaited === null ? ZERO : lease.depositHeld,
    due: row.depositDue,
    account,
    accountOwner: holder.name,
    title: transferTitle(row.reference, row.offerName),
    reference: row.reference,
    qrPayload,
    qrSvg: await qrSvg(qrPayload, { ecc: 'L' }),
    qrCarriesAmount: qrCarriesAmount(missing),
    receivedAt: awaited === null ? (completingReceipt(lease)?.at ?? null) : null,
    allowed: [...allowedOnLease({ lease, now: await databaseNow(ctx.db) }, { side, isAdmin: isAdmin(viewer) })],
  });
};
