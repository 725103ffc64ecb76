/** Calls that clients know and whose work a transition does. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { runningOf } from '../../reservations/queries.ts';
import { readableDocument } from '../../signing/queries/readable-documents.ts';
import { ownLease } from '../queries/get-lease.ts';
import { relationOf } from './signing.ts';

/** The "sign" call that clients know (docs/rules/wire.md#kept-calls): the whole offer from the browser is read for its id only; answers the lease that the booking prepared, once it is drawn. */
export const getPreparedLease = async (
  ctx: Ctx,
  { offer }: InputOf<typeof leasesCalls.getPreparedLease>,
): Promise<Result<OutputOf<typeof leasesCalls.getPreparedLease>>> => {
  const viewer = signedIn(ctx);
  const relation = await relationOf(ctx.db, viewer, offer.id);
  if (relation === null) return refused(refuseOffer('offer.not_found'));
  const reservation = await runningOf(ctx.db, offer.id);
  const isMine = reservation === null ? relation.side === 'tenant' : reservation.companyId === actingCompanyId(viewer);
  return isMine ? ok({ document: await readableDocument(ctx, viewer, relation, 'lease') }) : refused(refuseOffer('reservation.not_yours'));
};

/** The "notify admin" call that clients know: accepted and harmless, the signing itself has told the admins (docs/rules/wire.md#kept-calls). */
export const acknowledgeSignedLease = async (
  ctx: Ctx,
  { offerId }: InputOf<typeof leasesCalls.acknowledgeSignedLease>,
): Promise<Result<DoneAnswer>> => {
  const found = await ownLease(ctx, { offerId });
  return found.ok ? done : found;
};
