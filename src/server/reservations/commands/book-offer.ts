import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { makeReference } from '../../../domain/kit/reference.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import type { BookingFacts } from '../../../domain/offers/rules/booking.ts';
import { reservationEnd } from '../../../domain/offers/rules/validity.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import { bookingConsents } from '../../../domain/reservations/rules.ts';
import { hasConsents } from '../../../domain/signing/rules.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { mayStillBind } from '../../companies/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { together } from '../../kit/fast/together.ts';
import { startProgress } from '../../kit/jobs/progress.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { moveOffer } from '../../offers/commands/transition.ts';
import { type PublishedVersion, publishedVersion } from '../../offers/queries/facts.ts';
import {
  bookingsOf,
  type CompanyBookings,
  insertReservation,
  lockCompanyBookings,
  lockOfferRow,
  type ReservationRow,
  type RunningReservation,
  runningNow,
} from '../store.ts';
import { mailReservation } from './mail-reservation.ts';
import { orderLease } from './order-lease.ts';
import { expireReservation } from './settle-overdue.ts';

type BookInput = InputOf<typeof reservationsCalls.bookOffer>;
type Booked = OutputOf<typeof reservationsCalls.bookOffer>;

/**
 * Books an offer: of any number of simultaneous bookings exactly one wins, because each locks the offer's row, and the others are told that it
 * is booked (docs/rules/reservations.md#booking). A repeat by the person who holds the reservation is given the first answer, also when both
 * were sent at once.
 */
export const bookOffer = async (ctx: Ctx, input: BookInput): Promise<Result<Booked>> => {
  const { uid } = signedIn(ctx);
  const { offerId } = input;
  return transact(ctx, async (tx) => {
    const [, running] = await together(tx, () => [lockOfferRow(tx, offerId), runningNow(tx, offerId)]);
    if (running !== null && !running.over) return answerOfRunning(uid, input, running);
    const expired = running === null ? ok(null) : await expireReservation(ctx, tx, offerId);
    if (!expired.ok) return expired;
    const person = await personByUid(tx, uid);
    return person === null ? refused(refuseOffer('offer.not_found')) : reserve(ctx, tx, person, input);
  });
};

/** The answer that a running reservation gives: the first answer to a repeat, a refusal to everybody else. */
const answerOfRunning = (uid: Id, input: BookInput, running: RunningReservation): Result<Booked> =>
  isRepeat(uid, input, running) ? ok(answerOf(input.offerId, running)) : refused(refuseOffer('offer.already_booked'));

const isRepeat = (uid: Id, input: BookInput, { uid: holder, option, offerVersion }: RunningReservation): boolean =>
  holder === uid && option === input.selectedOfferOption && offerVersion === input.offerVersion;

const reserve = async (ctx: Ctx, tx: Tx, person: Person, input: BookInput): Promise<Result<Booked>> => {
  const { offerId, selectedOfferOption: option, offerVersion, consents } = input;
  const { company } = person;
  if (company) await lockCompanyBookings(tx, company.id);
  const found: { offered: Offered | null } = { offered: null };
  const moved = await moveOffer(tx, {
    offerId,
    event: 'book',
    actors: (offer) => offerActors(person, offer),
    person,
    booking: async (offer) => {
      const [bookings, offered] = await together(tx, () => [bookingsOf(tx, offerId, company?.id ?? ''), offeredOf(tx, offer)]);
      found.offered = offered;
      return bookingFacts(person, bookings, offered, input);
    },
    details: { option, offerVersion },
  });
  if (!moved.ok) return moved;
  // The lifecycle has refused whoever has no accepted company.
  if (company === null) return refused(refuseOffer('offer.not_found'));
  const { at, offer } = moved.value;
  const row = {
    id: newId(),
    offerId,
    companyId: company.id,
    uid: person.uid,
    option,
    offerVersion,
    consents,
    runId: newId(),
    bookedAt: at,
    reservedUntil: reservationEnd(at, offer.validTo),
    feeRates: ctx.config.fees,
    reference: makeReference(randomBytes(7)),
  };
  await together(tx, () => [insertReservation(tx, row), startProgress(tx, { runId: row.runId, offerId, flow: 'sign-verify', uid: person.uid })]);
  await orderLease(ctx, tx, row);
  await notice(tx, [`user:${person.uid}`, `company:${row.companyId}`]);
  const { version = null, signer: landlord = null } = found.offered ?? {};
  await mailReservation(ctx, tx, 'reservation_made', offer, row, { version, landlord, tenant: person });
  await logEvent(tx, { method: 'bookOffer', details: { option, reservedUntil: row.reservedUntil }, uid: person.uid, offerId });
  return ok(answerOf(offerId, row));
};

/** The published version and its signer: a booking is checked against both, and the signer is mailed. */
type Offered = { readonly version: PublishedVersion; readonly signer: Person | null };

const offeredOf = async (tx: Tx, offer: OfferFacts): Promise<Offered | null> => {
  const version = await publishedVersion(tx, offer.id, offer.version);
  return version === null ? null : { version, signer: await personByUid(tx, version.signedBy) };
};

const bookingFacts = (person: Person, bookings: CompanyBookings, offered: Offered | null, input: BookInput): BookingFacts => {
  const companyId = person.company?.id ?? null;
  return {
    companyId,
    attempt: {
      option: input.selectedOfferOption,
      offerVersion: input.offerVersion,
      consented: hasConsents(bookingConsents, input.consents) === null,
    },
    ...bookings,
    landlordVerified: offered !== null && mayStillBind(offered.signer, offered.version),
    firstRight: null,
  };
};

const answerOf = (offerId: Id, reservation: Pick<ReservationRow, 'reservedUntil' | 'option'>): Booked => ({
  offer: { id: offerId, reservedUntil: reservation.reservedUntil, selectedOfferOption: reservation.option },
});
