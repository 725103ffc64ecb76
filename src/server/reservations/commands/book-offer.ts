import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { reservationEnd } from '../../../domain/offers/rules/validity.ts';
import { type BookingFacts, bookingConsents, mayBook } from '../../../domain/reservations/rules.ts';
import { hasConsents } from '../../../domain/signing/rules.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { mayRepresentWith } from '../../companies/queries/representation.ts';
import { isLandlordVerified } from '../../companies/queries/verification.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { onOneConnection } from '../../kit/database/connection.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { together } from '../../kit/fast/together.ts';
import { logEvent } from '../../kit/process/events.ts';
import { offerEngine } from '../../offers/lifecycle.ts';
import { factsOf, type OfferRow, publishedVersion } from '../../offers/queries/facts.ts';
import { bookingsOf, lockCompanyBookings, lockOfferRow, type ReservationRow, type RunningReservation, runningNow } from '../store.ts';

type BookInput = InputOf<typeof reservationsCalls.bookOffer>;
type BookingAnswer = OutputOf<typeof reservationsCalls.bookOffer>;

/**
 * Books an offer: of any number of simultaneous bookings exactly one wins, because each locks the offer's row, and the others are told that it
 * is booked (docs/rules/reservations.md#booking). A repeat by the person who holds the reservation is given the first answer, also when both
 * were sent at once.
 */
export const bookOffer = async (ctx: Ctx, input: BookInput): Promise<Result<BookingAnswer>> => {
  const { uid } = signedIn(ctx);
  const { offerId } = input;
  return onOneConnection(ctx, async (services) => {
    // Whoever waited for a connection while somebody else booked is answered without a transaction.
    const known = await runningNow(services.db, offerId);
    const early = known === null ? null : answerOfRunning(uid, input, known);
    if (early !== null) return early;
    return transact(services, async (tx) => {
      const [, running] = await together(tx, () => [lockOfferRow(tx, offerId), runningNow(tx, offerId)]);
      const late = running === null ? null : answerOfRunning(uid, input, running);
      if (late !== null) return late;
      // Only now: in a race most of those who come so far have lost by then, and what is read of them would be read for nothing.
      const [person, cosigner] = await together(tx, () => [personByUid(tx, uid), mayRepresentWith(tx, uid, input.cosignerUid ?? null)]);
      if (!cosigner.ok) return cosigner;
      return person === null ? refused(refuseOffer('offer.not_found')) : book(services, tx, person, { ...input, cosignerUid: cosigner.value });
    });
  });
};

/** The answer that a running reservation gives: the first answer to a repeat, a refusal to everybody else; of a hidden offer the lifecycle tells who may know. */
const answerOfRunning = (uid: Id, input: BookInput, running: RunningReservation): Result<BookingAnswer> | null => {
  if (running.over) return null;
  if (isRepeat(uid, input, running)) return ok(answerOf(input.offerId, running));
  return running.hidden ? null : refused(refuseOffer('offer.already_booked'));
};

const isRepeat = (uid: Id, input: BookInput, { uid: holder, option, offerVersion }: RunningReservation): boolean =>
  holder === uid && option === input.selectedOfferOption && offerVersion === input.offerVersion;

const answerOf = (offerId: Id, reservation: Pick<ReservationRow, 'reservedUntil' | 'option'>): BookingAnswer => ({
  offer: { id: offerId, reservedUntil: reservation.reservedUntil, selectedOfferOption: reservation.option },
});

type BookingChoice = Omit<BookInput, 'cosignerUid'> & { readonly cosignerUid: Id | null };

const book = async (ctx: Ctx, tx: Tx, person: Person, input: BookingChoice): Promise<Result<BookingAnswer>> => {
  const { offerId, selectedOfferOption: option, offerVersion, consents, cosignerUid } = input;
  const { uid } = person;
  const companyId = person.company?.id ?? null;
  const moved = await offerEngine.move(ctx, tx, {
    id: offerId,
    event: 'book',
    actors: ({ offer }) => offerActors(person, offer),
    uid,
    given: async (row, now) => {
      const booking = await bookingFacts(tx, row, companyId, input);
      return ok({ person, booking: { book: mayBook({ now, offer: factsOf(row), person, booking }) } });
    },
    // The lifecycle has refused whoever has no accepted company.
    input: { id: newId(), runId: newId(), companyId: companyId ?? '', uid, cosignerUid, option, offerVersion, consents },
    details: { option, offerVersion },
  });
  if (!moved.ok) return moved;
  const reservedUntil = reservationEnd(moved.value.now, moved.value.row.validTo);
  await logEvent(tx, { method: 'bookOffer', details: { option, reservedUntil }, uid, offerId });
  return ok(answerOf(offerId, { option, reservedUntil }));
};

/** What the booking rules look at, read while the offer is locked. */
const bookingFacts = async (
  tx: Tx,
  offer: Pick<OfferRow, 'id' | 'version' | 'firstRight' | 'agentUid'>,
  companyId: Id | null,
  input: BookingChoice,
): Promise<BookingFacts> => {
  const [, bookings, version] = await together(tx, () => [
    companyId === null ? Promise.resolve() : lockCompanyBookings(tx, companyId),
    bookingsOf(tx, offer.id, companyId ?? ''),
    publishedVersion(tx, offer.id, offer.version),
  ]);
  const agent = offer.agentUid === null ? null : await personByUid(tx, offer.agentUid);
  const consented = hasConsents(bookingConsents, input.consents) === null;
  return {
    companyId,
    attempt: { option: input.selectedOfferOption, offerVersion: input.offerVersion, consented },
    ...bookings,
    landlordVerified: await isLandlordVerified(tx, version),
    agentCompanyId: agent?.company?.id ?? null,
    firstRight: offer.firstRight,
  };
};
