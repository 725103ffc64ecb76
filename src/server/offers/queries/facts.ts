/** Reads everything that decides who sees and may do what with an offer. */

import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { isProject, type OfferMachineFacts } from '../../../domain/offers/machine.ts';
import type { BookingFacts } from '../../../domain/offers/rules/booking.ts';
import { readinessProblems } from '../../../domain/offers/rules/publish-readiness.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import { isLandlordVerified } from '../../companies/queries.ts';
import { databaseNow, type Reader } from '../../kit/database/database.ts';
import type { OfferForViewer } from '../present/offer.ts';
import { lastEnded, runningElsewhere, tenantOf } from '../store/bookings.ts';
import { countImages } from '../store/images.ts';
import { factsOf, findOffer, type OfferRow, publishedOffersOf, runningReservation } from '../store/offers.ts';
import { type PublishedVersion, publishedVersion } from '../store/versions.ts';

export type { OfferRow, PublishedVersion };
export { factsOf, publishedOffersOf, publishedVersion, runningReservation };

/** An offer as the rules know it, or null. */
export const loadOfferFacts = async (reader: Reader, offerId: Id): Promise<OfferFacts | null> => {
  const row = await findOffer(reader, offerId);
  return row === null ? null : factsOf(row, await runningReservation(reader, offerId));
};

const bookingOf = async (reader: Reader, viewer: Viewer, offer: OfferFacts, version: PublishedVersion | null): Promise<BookingFacts> => {
  const companyId = isSignedIn(viewer) ? (viewer.company?.id ?? null) : null;
  const own =
    companyId === null
      ? null
      : { running: await runningElsewhere(reader, companyId, offer.id), lastEndedAt: await lastEnded(reader, companyId, offer.id) };
  return {
    companyId,
    attempt: null,
    running: own?.running ?? 0,
    lastEndedAt: own?.lastEndedAt ?? null,
    landlordVerified: await isLandlordVerified(reader, version),
    firstRight: null,
  };
};

/** Problems of publish-readiness; a published offer has none any more. */
export const problemsOf = async (reader: Reader, offer: OfferFacts, now: Instant): Promise<OfferMachineFacts['problems']> =>
  isProject(offer.state) ? readinessProblems({ form: offer.form, today: dayOf(now), images: await countImages(reader, offer.id) }) : [];

/** Reads an offer for a viewer; null when there is none. */
export const seeOffer = async (reader: Reader, viewer: Viewer, offerId: Id): Promise<OfferForViewer | null> => {
  const row = await findOffer(reader, offerId);
  if (row === null) return null;
  const now = await databaseNow(reader);
  const offer = factsOf(row, await runningReservation(reader, row.id));
  const version = row.version === 0 ? null : await publishedVersion(reader, row.id, row.version);
  const booking = isSignedIn(viewer) ? await bookingOf(reader, viewer, offer, version) : null;
  const person = isSignedIn(viewer) ? viewer : null;
  const facts: OfferMachineFacts = { now, offer, person, problems: await problemsOf(reader, offer, now), booking };
  return { row, now, offer, version, tenantCompanyId: await tenantOf(reader, row.id), facts };
};
