/** Reads reservations: for their page, for the rules of booking, for the rooms after this one. */

import type { InputOf, OutputOf } from '../../contract/kit/call.ts';
import type { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import type { PartyFacts } from '../../domain/companies/types.ts';
import type { Grosze, Instant } from '../../domain/kit/brand.ts';
import { allowedEvents } from '../../domain/kit/lifecycle.ts';
import { dayOf } from '../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../domain/kit/verdict.ts';
import { depositDue } from '../../domain/leases/rules/deadlines.ts';
import { pickupWindow } from '../../domain/leases/rules/meeting.ts';
import { hasOwnTerms } from '../../domain/offers/document/contract.ts';
import { type BookingVerdicts, offerActors, offerLifecycle } from '../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../domain/offers/refusals.ts';
import { monthlyCosts } from '../../domain/offers/rules/costs.ts';
import { leaseDates } from '../../domain/offers/rules/lease-dates.ts';
import { monthsOf } from '../../domain/offers/rules/lease-options.ts';
import { isReservationOver } from '../../domain/offers/rules/validity.ts';
import { bookingVerdicts } from '../../domain/reservations/rules.ts';
import { partyOf, partyView } from '../companies/queries/party.ts';
import { type Ctx, signedIn } from '../kit/context.ts';
import { type BookingQuestion, feesOf, type PublishedVersion, publishedVersion, seeOffer } from '../offers/queries/facts.ts';
import { firstSignatureOf } from '../signing/queries/pending.ts';
import { readableDocument } from '../signing/queries/readable-documents.ts';
import { companyBookings, lockRunningOf, type ReservationRow, reservationById, runningOf, runningReservationsOf } from './store.ts';

export type { ReservationRow };
export { companyBookings, lockRunningOf, reservationById, runningOf, runningReservationsOf };

type ReservationSource = {
  readonly reservation: ReservationRow;
  readonly version: PublishedVersion;
  readonly tenant: PartyFacts;
  readonly now: Instant;
};

const reservationFacts = ({ reservation, version, tenant, now }: ReservationSource) => {
  const { form } = version;
  const months = monthsOf(form.leaseAgreement, reservation.option);
  const dates = reservation.facts?.terms ?? leaseDates(form.availability ?? dayOf(now), months, now);
  const signedOn = dayOf(now);
  return {
    offerId: reservation.offerId,
    offerName: form.name ?? '',
    offerVersion: reservation.offerVersion,
    option: reservation.option,
    bookedAt: reservation.bookedAt,
    reservedUntil: reservation.reservedUntil,
    tenant: partyView(tenant),
    landlord: partyView(version.landlord),
    start: dates.start,
    end: dates.end,
    months,
    rentNet: form.price ?? (0 as Grosze),
    costs: monthlyCosts(form, version.landlord.vatStatus),
    terms: form.leaseAgreement,
    ownTerms: hasOwnTerms(form),
    fees: feesOf(reservation.feeRates, form.price ?? (0 as Grosze)),
    deposit: form.leaseAgreement?.deposit ?? (0 as Grosze),
    depositDue: depositDue(signedOn),
    pickup: pickupWindow({ signedOn, availability: form.availability ?? signedOn, deadlineDays: form.unitReceiptDeadline ?? 0 }),
  };
};

/** A running reservation for its company, with the lease to read; the landlord sees who booked until when, without the document. */
export const getReservation = async (
  ctx: Ctx,
  { offerId }: InputOf<typeof reservationsCalls.getReservation>,
): Promise<Result<OutputOf<typeof reservationsCalls.getReservation>>> => {
  const viewer = signedIn(ctx);
  const none = refused(refuseOffer('reservation.not_found'));
  const [seen, reservation] = [await seeOffer(ctx, viewer, offerId), await runningOf(ctx.db, offerId)];
  if (seen === null || reservation === null || isReservationOver(reservation, seen.now)) return none;
  const actors = offerActors(viewer, seen.offer);
  const side = actors.includes('booker') ? 'tenant' : actors.includes('owner') ? 'landlord' : null;
  const [version, tenant] = [
    await publishedVersion(ctx.db, offerId, reservation.offerVersion),
    reservation.facts?.tenant ?? (await partyOf(ctx.db, reservation.companyId, reservation.uid)),
  ];
  if (side === null || version === null || tenant === null) return none;
  const document = await readableDocument(ctx, viewer, { offerId, side, version: reservation.offerVersion }, 'lease');
  const events = allowedEvents(offerLifecycle, { state: seen.offer.state, actors, facts: seen.facts }).filter(
    (event) => event === 'withdraw' || (event === 'sign' && document !== null),
  );
  const { uid } = viewer;
  const asked = side === 'tenant' && document !== null ? { purpose: 'lease' as const, offerId, documentId: document.id, party: tenant, uid } : null;
  const firstSignature = asked && (await firstSignatureOf(ctx.db, asked));
  return ok({ ...reservationFacts({ reservation, version, tenant, now: seen.now }), side, document, firstSignature, allowed: [...events] });
};

/** What the rules of booking and signing answer to a person who looks at an offer; option and consents are not chosen yet. */
export const bookingAnswer = ({ person, offer, bookings, landlordVerified, agentCompanyId, now }: BookingQuestion): BookingVerdicts => {
  const companyId = person.company?.id ?? null;
  const booking = { companyId, attempt: null, ...bookings, landlordVerified, agentCompanyId, firstRight: offer.firstRight };
  return bookingVerdicts({ now, offer, person, booking });
};
