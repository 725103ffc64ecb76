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
import type { Db, Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { batch } from '../../kit/fast/batch.ts';
import { takingTurns } from '../../kit/fast/taking-turns.ts';
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
  type ReservationRow,
  type Standing,
  standingReader,
} from '../store.ts';
import { mailReservation } from './mail-reservation.ts';
import { orderLease } from './order-lease.ts';
import { settleOverdue } from './settle-overdue.ts';

type BookInput = InputOf<typeof reservationsCalls.bookOffer>;
type Booked = OutputOf<typeof reservationsCalls.bookOffer>;

/** The published version and who signed it: what a booking is checked against and whom it is told. */
type Offered = { readonly version: PublishedVersion; readonly signer: Person | null };

const offeredOf = async (tx: Tx, offer: OfferFacts): Promise<Offered | null> => {
  const version = await publishedVersion(tx, offer.id, offer.version);
  return version === null ? null : { version, signer: await personByUid(tx, version.signedBy) };
};

const noBookings: CompanyBookings = { running: 0, lastEndedAt: null };

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

const answerOf = (offerId: Id, held: Pick<ReservationRow, 'reservedUntil' | 'option'>): Booked => ({
  offer: { id: offerId, reservedUntil: held.reservedUntil, selectedOfferOption: held.option },
});

/** What a process knows for booking: its way to look at reservations, and who of it is booking which offer. */
type Door = { readonly standingOf: (offerId: Id) => Promise<Standing | null>; readonly inTurn: ReturnType<typeof takingTurns<Id, Standing>> };

const doors = new WeakMap<Db, Door>();

const doorOf = (db: Db): Door => {
  const door = doors.get(db) ?? { standingOf: batch(standingReader(db)), inTurn: takingTurns<Id, Standing>() };
  doors.set(db, door);
  return door;
};

/** What a running reservation answers: the first answer to a repeat of the command that made it, "already booked" to everybody else. */
const answerTo = (uid: Id, input: BookInput, held: Standing): Result<Booked> => {
  const same = held.uid === uid && held.option === input.selectedOfferOption && held.offerVersion === input.offerVersion;
  return same ? ok(answerOf(input.offerId, held)) : refused(refuseOffer('offer.already_booked'));
};

/** What is known without any lock. */
const answered = async (ctx: Ctx, uid: Id, input: BookInput): Promise<Result<Booked> | null> => {
  const held = await doorOf(ctx.db).standingOf(input.offerId);
  if (held === null) return null;
  if (!held.over) return answerTo(uid, input, held);
  await settleOverdue(ctx, input.offerId);
  return null;
};

const reserve = async (ctx: Ctx, tx: Tx, person: Person, input: BookInput): Promise<Result<Standing>> => {
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
      const [bookings, offered] = await Promise.all([company === null ? noBookings : bookingsOf(tx, offerId, company.id), offeredOf(tx, offer)]);
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
  await Promise.all([insertReservation(tx, row), startProgress(tx, { runId: row.runId, offerId, flow: 'sign-verify', uid: person.uid })]);
  await orderLease(ctx, tx, row);
  await notice(tx, [`user:${person.uid}`, `company:${row.companyId}`]);
  const { version = null, signer: landlord = null } = found.offered ?? {};
  await mailReservation(ctx, tx, 'reservation_made', offer, row, { version, landlord, tenant: person });
  await logEvent(tx, { method: 'bookOffer', details: { option, reservedUntil: row.reservedUntil }, uid: person.uid, offerId });
  return ok({ ...row, over: false });
};

/**
 * Books an offer: of any number of simultaneous bookings exactly one wins, the others hear it politely (docs/rules/reservations.md#booking). Within a
 * process they go through the door one at a time, so that losers cost one shared look and no transaction; the locks inside decide.
 */
export const bookOffer = async (ctx: Ctx, input: BookInput): Promise<Result<Booked>> => {
  const { uid } = signedIn(ctx);
  return doorOf(ctx.db).inTurn(input.offerId, {
    look: () => answered(ctx, uid, input),
    work: async (tell) => {
      const made = await transact(ctx, async (tx) => {
        const person = await personByUid(tx, uid);
        return person === null ? refused(refuseOffer('offer.not_found')) : reserve(ctx, tx, person, input);
      });
      if (!made.ok) return made;
      tell(made.value);
      return ok(answerOf(input.offerId, made.value));
    },
    heard: (held) => answerTo(uid, input, held),
  });
};
