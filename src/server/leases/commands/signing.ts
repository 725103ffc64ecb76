/** What of a lease is signed, its document, and who stands how to it. */

import { isAdmin } from '../../../domain/accounts/permissions.ts';
import { ok, refused } from '../../../domain/kit/verdict.ts';
import { audienceOf, isOwnerSide, isTenantSide, mayView, seesTerms } from '../../../domain/offers/permissions.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { taxedFee } from '../../../domain/offers/rules/fees.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { isLandlordVerified } from '../../companies/queries/verification.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { offerEngine } from '../../offers/lifecycle.ts';
import { loadOfferFacts, publishedVersion } from '../../offers/queries/facts.ts';
import { runningOf } from '../../reservations/queries.ts';
import type { FindSubject, LocateDocument, Signing } from '../../signing/queries/purposes.ts';
import { sideOfViewer } from '../queries/lease.ts';
import { leaseOfOffer } from '../store/leases.ts';
import { leaseAct, readyReservation } from './ready-reservation.ts';

/** The booked lease that the caller may sign now. */
export const leaseSubject: FindSubject = async (ctx, { offerId, isLooking = false }) => {
  if (ctx.viewer.kind === 'visitor') return refused(refuse('signing.not_allowed'));
  await offerEngine.settle(ctx, offerId);
  const ready = await readyReservation(ctx, { offerId, now: await databaseNow(ctx.db), mayRedraw: !isLooking });
  if (!ready.ok) return ready;
  // Nobody is sent a code for a signature that would be refused.
  if (!isLooking && !(await isLandlordVerified(ctx.db, await publishedVersion(ctx.db, offerId, ready.value.offerVersion))))
    return refused(refuseOffer('offer.landlord_unverified'));
  const act = await leaseAct(ctx, ready.value);
  const { terms, offer, fees } = ready.value.facts;
  if (!act.ok) return act;
  const fee = taxedFee(fees.tenantNet, fees);
  const needsForm = needsWrittenForm(terms.months);
  return ok({ act: act.value, offerName: offer.name, rent: terms.rentNet, deposit: terms.deposit, fee, needsForm });
};

/** The signed lease; before the signing only the company that would sign reads the drawn one, the landlord's page names the reservation. */
export const leaseDocument: LocateDocument = async (reader, { offerId, side }) => {
  const row = await leaseOfOffer(reader, offerId);
  if (row !== null) return row.documentId;
  return side === 'tenant' ? ((await runningOf(reader, offerId))?.documentId ?? null) : null;
};

/** Finds where somebody stands towards an offer's documents: by the lease once there is one, by the offer before. */
export const relationOf: Signing['relationOf'] = async (reader, viewer, offerId) => {
  const offer = await loadOfferFacts(reader, offerId);
  if (offer === null) return null;
  const row = await leaseOfOffer(reader, offerId);
  if (row !== null) {
    const side = sideOfViewer(viewer, row);
    return side === null && !isAdmin(viewer) ? null : { offerId, side, version: row.offerVersion };
  }
  if (mayView(viewer, offer) !== null || !seesTerms(audienceOf(viewer, offer))) return null;
  const side = isOwnerSide(viewer, offer) ? 'landlord' : isTenantSide(viewer, offer) ? 'tenant' : null;
  return { offerId, side, version: offer.version };
};
