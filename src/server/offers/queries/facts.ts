/** Reads everything that decides who sees and may do what with an offer. */

import { isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { SignedIn, Viewer } from '../../../domain/accounts/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { type BookingVerdicts, isProject, type OfferMachineFacts } from '../../../domain/offers/machine.ts';
import { readinessProblems } from '../../../domain/offers/rules/publish-readiness.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import { mayAllStillBind } from '../../companies/queries/verification.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { definePort } from '../../kit/ports.ts';
import { feesOf, type OfferForViewer } from '../present/offer.ts';
import { countImages } from '../store/images.ts';
import { publishedBySigner } from '../store/lists.ts';
import { factsOf, findOffer, type OfferRow, publishedOffersOf } from '../store/offers.ts';
import { type BookingsExpression, type CompanyBookings, offerPageRow, type SeekersExpression } from '../store/page.ts';
import { type PublishedVersion, publishedVersion } from '../store/versions.ts';

export type { BookingsExpression, CompanyBookings, OfferRow, PublishedVersion, SeekersExpression };
export { factsOf, feesOf, findOffer, publishedBySigner, publishedOffersOf, publishedVersion };

/** What somebody looks at when they ask whether they could book the offer or sign its lease. */
export type BookingQuestion = {
  readonly person: SignedIn;
  readonly offer: OfferFacts;
  readonly bookings: CompanyBookings;
  readonly landlordVerified: boolean;
  /** Company of the agent who published for the landlord. */
  readonly agentCompanyId: Id | null;
  readonly now: Instant;
};

/** The rules of booking and signing as they stand for a person, for the buttons of the offer's page, and what the page's statement reads for them: reservations know both. */
export const bookingPort = definePort<{
  readonly bookings: BookingsExpression;
  readonly verdicts: (question: BookingQuestion) => BookingVerdicts;
}>({ name: 'offers.booking' });

/** Companies whose wanted listings an offer fits, for the page's statement: whoever keeps the listings knows. */
export const seekersPort = definePort<SeekersExpression>({ name: 'offers.seekers' });

/** Whether the lease of an offer ended before a handover, so that the premises may be offered again: leases know it. */
export const fellThroughPort = definePort<(reader: Reader, offerId: Id) => Promise<boolean>>({ name: 'offers.fellThrough' });

/** An offer as the rules know it, or null. */
export const loadOfferFacts = async (reader: Reader, offerId: Id): Promise<OfferFacts | null> => {
  const row = await findOffer(reader, offerId);
  return row === null ? null : factsOf(row);
};

/** Problems of publish-readiness; a published offer has none any more. */
export const problemsOf = async (reader: Reader, offer: OfferFacts, now: Instant): Promise<OfferMachineFacts['problems']> =>
  problemsWith(offer, now, isProject(offer.state) ? await countImages(reader, offer.id, 'photo') : 0);

const problemsWith = (offer: OfferFacts, now: Instant, images: number): OfferMachineFacts['problems'] =>
  isProject(offer.state) ? readinessProblems({ form: offer.form, today: dayOf(now), images }) : [];

/** Reads an offer for a viewer, with what its page shows beside it; null when there is none. One statement, whoever looks. */
export const seeOffer = async ({ db, ports }: Services, viewer: Viewer, offerId: Id): Promise<OfferForViewer | null> => {
  const person = isSignedIn(viewer) ? viewer : null;
  const { bookings, verdicts } = ports.of(bookingPort);
  const read = await offerPageRow(
    db,
    { bookings, seekers: ports.of(seekersPort) },
    { offerId, uid: person?.uid ?? null, companyId: person?.company?.id ?? null },
  );
  if (read === null) return null;
  const { offer: row, now, version } = read;
  const images = read.images.filter(({ kind }) => kind === 'photo');
  const offer = factsOf(row);
  const landlordVerified = person !== null && version !== null && mayAllStillBind(version, read.signers);
  const booking =
    person === null ? {} : verdicts({ person, offer, bookings: read.bookings, landlordVerified, agentCompanyId: read.agentCompanyId, now });
  const facts: OfferMachineFacts = { now, offer, person, problems: problemsWith(offer, now, images.length), booking };
  const landlord = version?.landlord ?? read.owner;
  return {
    row,
    now,
    offer,
    version,
    landlordVerified,
    facts,
    images,
    plans: read.images.filter(({ kind }) => kind === 'plan'),
    landlord,
    document: read.document,
    holder: read.holder,
    isFavourite: read.isFavourite,
    questions: read.questions,
    waiting: read.waiting,
    answered: read.answered,
    counterOffers: read.counterOffers,
    agentCompanyId: read.agentCompanyId,
    seekers: read.seekers,
  };
};
