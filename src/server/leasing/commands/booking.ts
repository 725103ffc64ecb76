import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasingCalls } from '../../../contract/leasing/endpoints.ts';
import { isCompanyAccepted, isIdentityAccepted } from '../../../domain/accounts/rules/standing.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { makeReference } from '../../../domain/kit/reference.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { bookingConsents, hasConsents } from '../../../domain/leasing/rules/signing.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import type { BookingFacts } from '../../../domain/offers/rules/booking.ts';
import { reservationEnd } from '../../../domain/offers/rules/validity.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import { type Person, personByUid } from '../../accounts/queries.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Reader, Tx } from '../../kit/database.ts';
import { logEvent } from '../../kit/events.ts';
import { newId } from '../../kit/ids.ts';
import { enqueue } from '../../kit/jobs.ts';
import { notice } from '../../kit/notices.ts';
import { startProgress } from '../../kit/progress.ts';
import { transact } from '../../kit/transaction.ts';
import { loadOfferFacts, moveOffer } from '../../offers/commands/transition.ts';
import { prepareLease } from '../effects.ts';
import { type PublishedVersion, publishedVersion } from '../store/offers.ts';
import {
  countRunning,
  endReservation,
  insertReservation,
  isOverdue,
  lastEndedWithoutLease,
  lockCompanyBookings,
  lockRunningOf,
  type ReservationRow,
  runningOf,
} from '../store/reservations.ts';
import { type Said, tellPerson } from './telling.ts';

type BookInput = InputOf<typeof leasingCalls.bookOffer>;
type Booked = OutputOf<typeof leasingCalls.bookOffer>;

/** Whether who signed the offer may still bind the landlord's company: re-checked at every binding act (decisions section 3). */
export const isLandlordVerified = async (reader: Reader, version: PublishedVersion | null): Promise<boolean> => {
  if (version === null) return false;
  const signer = await personByUid(reader, version.signedBy);
  return signer !== null && isIdentityAccepted(signer) && isCompanyAccepted(signer) && signer.company?.id === version.landlord.companyId;
};

const bookingFacts = async (tx: Tx, person: Person, offer: OfferFacts, input: BookInput): Promise<BookingFacts> => {
  const companyId = person.company?.id ?? null;
  return {
    companyId,
    attempt: {
      option: input.selectedOfferOption,
      offerVersion: input.offerVersion,
      consented: hasConsents(bookingConsents, input.consents) === null,
    },
    running: companyId === null ? 0 : await countRunning(tx, companyId),
    lastEndedAt: companyId === null ? null : await lastEndedWithoutLease(tx, offer.id, companyId),
    landlordVerified: await isLandlordVerified(tx, await publishedVersion(tx, offer.id, offer.version)),
    firstRight: null,
  };
};

/** Ends a reservation whose time is over, so that the command after it sees the offer as it is (decisions section 3). */
export const settleOverdue = async (services: Services, offerId: Id): Promise<void> => {
  if (!(await isOverdue(services.db, offerId))) return;
  await transact(services, async (tx) => {
    const moved = await moveOffer(tx, { offerId, event: 'expire', actors: ['clock'], person: null });
    if (!moved.ok) return moved;
    const held = await lockRunningOf(tx, offerId);
    if (held === null) return ok(null);
    await endReservation(tx, held.id, 'expired');
    await tellReservation(services, tx, 'reservation_expired', moved.value.offer, held);
    return ok(null);
  });
};

type Held = Pick<ReservationRow, 'id' | 'uid' | 'offerVersion' | 'reservedUntil'>;

/** Mails both sides of a reservation. */
export const tellReservation = async (
  services: Services,
  tx: Tx,
  event: 'reservation_made' | 'reservation_expired' | 'reservation_withdrawn',
  offer: OfferFacts,
  held: Held,
): Promise<void> => {
  const version = await publishedVersion(tx, offer.id, held.offerVersion);
  const tenant = await personByUid(tx, held.uid);
  const about = { offerId: offer.id, offer: offer.form.name ?? '', path: `/offer/${offer.id}`, button: 'offer' } as const;
  const said: Said = event === 'reservation_made' ? { until: held.reservedUntil } : {};
  if (version)
    await tellPerson(
      services,
      tx,
      event,
      version.landlord.signer,
      { ...about, to: 'landlord', other: tenant?.company?.name ?? '', ...said },
      { once: held.id },
    );
  if (tenant)
    await tellPerson(services, tx, event, tenant, { ...about, to: 'tenant', other: version?.landlord.name ?? '', ...said }, { once: held.id });
};

const answerOf = (offerId: Id, held: Pick<ReservationRow, 'reservedUntil' | 'option'>): Booked => ({
  offer: { id: offerId, reservedUntil: held.reservedUntil, selectedOfferOption: held.option },
});

/** What a running reservation answers without any lock: the first answer to a repeat of the command that made it, "already booked" to everybody else. */
const answered = async (reader: Reader, uid: Id, input: BookInput): Promise<Result<Booked> | null> => {
  const held = await runningOf(reader, input.offerId);
  if (held === null) return null;
  const same = held.uid === uid && held.option === input.selectedOfferOption && held.offerVersion === input.offerVersion;
  return same ? ok(answerOf(input.offerId, held)) : refused(refuseOffer('offer.already_booked'));
};

const reserve = async (ctx: Ctx, tx: Tx, person: Person, input: BookInput): Promise<Result<Booked>> => {
  const { offerId, selectedOfferOption: option, offerVersion, consents } = input;
  if (person.company) await lockCompanyBookings(tx, person.company.id);
  const offer = await loadOfferFacts(tx, offerId);
  if (offer === null) return refused(refuseOffer('offer.not_found'));
  const moved = await moveOffer(tx, {
    offerId,
    event: 'book',
    actors: offerActors(person, offer),
    person,
    booking: await bookingFacts(tx, person, offer, input),
    details: { option, offerVersion },
  });
  if (!moved.ok) return moved;
  // The lifecycle has refused whoever has no accepted company.
  if (person.company === null) return refused(refuseOffer('offer.not_found'));
  const { at } = moved.value;
  const row = {
    id: newId(),
    offerId,
    companyId: person.company.id,
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
  await insertReservation(tx, row);
  await startProgress(tx, { runId: row.runId, offerId, flow: 'sign-verify', uid: person.uid });
  await enqueue(ctx, tx, prepareLease, { reservationId: row.id, runId: row.runId });
  await notice(tx, [`user:${person.uid}`, `company:${row.companyId}`]);
  await tellReservation(ctx, tx, 'reservation_made', offer, row);
  await logEvent(tx, { method: 'bookOffer', details: { option, reservedUntil: row.reservedUntil }, uid: person.uid, offerId });
  return ok(answerOf(offerId, row));
};

/** Books an offer: of any number of simultaneous bookings exactly one wins, the others hear it politely (decisions section 3). */
export const bookOffer = async (ctx: Ctx, input: BookInput): Promise<Result<Booked>> => {
  const { uid } = signedIn(ctx);
  await settleOverdue(ctx, input.offerId);
  const first = await answered(ctx.db, uid, input);
  if (first) return first;
  return transact(ctx, async (tx) => {
    const person = await personByUid(tx, uid);
    return person === null ? refused(refuseOffer('offer.not_found')) : reserve(ctx, tx, person, input);
  });
};

/** Gives a running reservation up; any member of the company that holds it may. */
export const withdrawReservation = async (
  ctx: Ctx,
  { offerId }: InputOf<typeof leasingCalls.withdrawReservation>,
): Promise<Result<OutputOf<typeof leasingCalls.withdrawReservation>>> => {
  const viewer = signedIn(ctx);
  await settleOverdue(ctx, offerId);
  return transact(ctx, async (tx) => {
    const offer = await loadOfferFacts(tx, offerId);
    if (offer === null) return refused(refuseOffer('offer.not_found'));
    const moved = await moveOffer(tx, { offerId, event: 'withdraw', actors: offerActors(viewer, offer), person: viewer });
    if (!moved.ok) return moved;
    const held = await lockRunningOf(tx, offerId);
    if (held === null) return refused(refuseOffer('reservation.expired'));
    await endReservation(tx, held.id, 'withdrawn');
    await tellReservation(ctx, tx, 'reservation_withdrawn', offer, held);
    await logEvent(tx, { method: 'withdrawReservation', details: {}, uid: viewer.uid, offerId });
    return ok({ status: 'SUCCESS' as const });
  });
};
