/** Reads a lease for its page. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { isAdmin } from '../../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { accountsOfCompany } from '../../companies/queries/account.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { publishedVersion, seeOffer } from '../../offers/queries/facts.ts';
import { readableDocuments } from '../../signing/queries/readable-documents.ts';
import { leaseView } from '../present/lease.ts';
import { type LeaseRow, leaseOfOffer } from '../store/leases.ts';
import { rejectionsOf } from '../store/rejections.ts';
import { leaseDepositsPort, loadFacts } from './facts.ts';
import { formOnPage } from './form.ts';
import { payoutAccountOf, sideOfViewer } from './lease.ts';

type OfferInput = InputOf<typeof leasesCalls.getLease>;

/** The lease of an offer for one of its sides or an admin; to everybody else there is none. */
export const ownLease = async (
  ctx: Ctx,
  { offerId }: OfferInput,
): Promise<Result<{ viewer: SignedIn; row: LeaseRow; side: ReturnType<typeof sideOfViewer> }>> => {
  const viewer = signedIn(ctx);
  const row = await leaseOfOffer(ctx.db, offerId);
  const side = row === null ? null : sideOfViewer(viewer, row);
  return row === null || (side === null && !isAdmin(viewer)) ? refused(refuse('lease.not_found')) : ok({ viewer, row, side });
};

/** The lease of an offer for one of its sides: timeline, money, documents, what may be done now. An admin looks on from the landlord's side. */
export const getLease = async (ctx: Ctx, input: OfferInput): Promise<Result<OutputOf<typeof leasesCalls.getLease>>> => {
  const found = await ownLease(ctx, input);
  if (!found.ok) return found;
  const { viewer, row, side } = found.value;
  const seen = await seeOffer(ctx, viewer, row.offerId);
  const version = await publishedVersion(ctx.db, row.offerId, row.offerVersion);
  if (seen === null || version === null) return refused(refuse('lease.not_found'));
  const [facts, ledger] = [await loadFacts(ctx, ctx.db, row), await ctx.ports.of(leaseDepositsPort).bookings(ctx.db, row.id)];
  const documents = await readableDocuments(ctx, viewer, { offerId: row.offerId, side, version: row.offerVersion });
  const photos = (await rejectionsOf(ctx.db, [row.id])).get(row.id)?.photos ?? [];
  const rejectionPhotos = photos.map(({ key }) => ctx.files.link(key, { inline: true }));
  const form = await formOnPage(ctx, row, side);
  const payout = { account: payoutAccountOf(row), ...(await accountsOfCompany(ctx.db, row.landlordCompanyId)) };
  const shown = { form, rejectionPhotos, documents, payout, now: seen.now };
  return ok(leaseView({ ...shown, viewer, side: side ?? 'landlord', ownSide: side, row, facts, ledger, version }));
};
