/** Reads everything that decides who sees and may do what with an offer. */

import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { SignedIn, Viewer } from '../../../domain/accounts/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { type BookingVerdicts, isProject, type OfferMachineFacts } from '../../../domain/offers/machine.ts';
import { readinessProblems } from '../../../domain/offers/rules/publish-readiness.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import { isLandlordVerified } from '../../companies/queries.ts';
import type { Services } from '../../kit/context.ts';
import { databaseNow, type Reader } from '../../kit/database/database.ts';
import { definePort } from '../../kit/ports.ts';
import { feesOf, type OfferForViewer } from '../present/offer.ts';
import { countImages } from '../store/images.ts';
import { factsOf, findOffer, type OfferRow, publishedOffersOf } from '../store/offers.ts';
import { type PublishedVersion, publishedVersion } from '../store/versions.ts';

export type { OfferRow, PublishedVersion };
export { factsOf, feesOf, publishedOffersOf, publishedVersion };

/** What somebody looks at when they ask whether they could book the offer or sign its lease. */
export type BookingQuestion = { readonly person: SignedIn; readonly offer: OfferFacts; readonly landlordVerified: boolean; readonly now: Instant };

/** The rules of booking and signing as they stand for a person, for the buttons of the offer's page: reservations know them. */
export const bookingPort = definePort<(reader: Reader, question: BookingQuestion) => Promise<BookingVerdicts>>({ name: 'offers.booking' });

/** Whether the lease of an offer ended before a handover, so that the premises may be offered again: leases know it. */
export const fellThroughPort = definePort<(reader: Reader, offerId: Id) => Promise<boolean>>({ name: 'offers.fellThrough' });

/** An offer as the rules know it, or null. */
export const loadOfferFacts = async (reader: Reader, offerId: Id): Promise<OfferFacts | null> => {
  const row = await findOffer(reader, offerId);
  return row === null ? null : factsOf(row);
};

/** Problems of publish-readiness; a published offer has none any more. */
export const problemsOf = async (reader: Reader, offer: OfferFacts, now: Instant): Promise<OfferMachineFacts['problems']> =>
  isProject(offer.state) ? readinessProblems({ form: offer.form, today: dayOf(now), images: await countImages(reader, offer.id) }) : [];

/** Reads an offer for a viewer; null when there is none. */
export const seeOffer = async ({ db, ports }: Services, viewer: Viewer, offerId: Id): Promise<OfferForViewer | null> => {
  const row = await findOffer(db, offerId);
  if (row === null) return null;
  const [now, offer, person] = [await databaseNow(db), factsOf(row), isSignedIn(viewer) ? viewer : null];
  const version = row.version === 0 ? null : await publishedVersion(db, row.id, row.version);
  const landlordVerified = person !== null && (await isLandlordVerified(db, version));
  const booking = person === null ? {} : await ports.of(bookingPort)(db, { person, offer, landlordVerified, now });
  const facts: OfferMachineFacts = { now, offer, person, problems: await problemsOf(db, offer, now), booking };
  return { row, now, offer, version, landlordVerified, facts };
};
