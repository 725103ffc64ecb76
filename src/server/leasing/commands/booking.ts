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
import type { Db, Reader, Tx } from '../../kit/database.ts';
import { logEvent } from '../../kit/events.ts';
import { gather } from '../../kit/gather.ts';
import { newId } from '../../kit/ids.ts';
import { enqueue } from '../../kit/jobs.ts';
import { notice } from '../../kit/notices.ts';
import { startProgress } from '../../kit/progress.ts';
import { takingTurns } from '../../kit/taking-turns.ts';
import { transact } from '../../kit/transaction.ts';
import { loadOfferFacts, moveOffer } from '../../offers/commands/transition.ts';
import { prepareLease } from '../effects.ts';
import { type PublishedVersion, publishedVersion } from '../store/offers.ts';
import {
  bookingsOf,
  endReservation,
  insertReservation,
  isOverdue,
  lockCompanyBookings,
  lockRunningOf,
  type ReservationRow,
  type Standing,
  standingReader,
} from '../store/reservations.ts';
import { type Said, tellPerson } from './telling.ts';

type BookInput = InputOf<typeof leasingCalls.bookOffer>;
type Booked = OutputOf<typeof leasingCalls.bookOffer>;

const mayStillBind = (signer: Person | null, version: PublishedVersion): boolean =>
  signer !== null && isIdentityAccepted(signer) && isCompanyAccepted(signer) && signer.company?.id === version.landlord.companyId;

/** Whether who signed the offer may still bind the landlord's company: re-checked at every binding act (decisions section 3). */
export const isLandlordVerified = async (reader: Reader, version: PublishedVersion | null): Promise<boolean> =>
  version !== null && mayStillBind(await personByUid(reader, version.signedBy), version);

/** The published version and who signed it: what a booking is checked against and whom it is told. */
type Offered = { readonly version: PublishedVersion; readonly signer: Person | null };

const offeredOf = async (tx: Tx, offer: OfferFacts): Promise<Offered | null> => {
  const version = await publishedVersion(tx, offer.id, offer.version);
  return version === null ? null : { version, signer: await personByUid(tx, version.signedBy) };
};

const bookingFacts = async (tx: Tx, person: Person, offer: OfferFacts, offered: Offered | null, input: BookInput): Promise<BookingFacts> => {
  const companyId = person.company?.id ?? null;
  return {
    companyId,
    attempt: {
      option: input.selectedOfferOption,
      offerVersion: input.offerVersion,
      consented: hasConsents(bookingConsents, input.consents) === null,
    },
    ...(companyId === null ? { running: 0, lastEndedAt: null } : await bookingsOf(tx, offer.id, companyId)),
    landlordVerified: offered !== null && mayStillBind(offered.signer, offered.version),
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

type Told = { readonly version: PublishedVersion | null; readonly landlord: Person | null; readonly tenant: Person | null };

const told = async (tx: Tx, offer: OfferFacts, held: Held): Promise<Told> => {
  const version = await publishedVersion(tx, offer.id, held.offerVersion);
  return { version, landlord: null, tenant: await personByUid(tx, held.uid) };
};

/** Mails both sides of a reservation; whoever knows them already hands them over. */
export const tellReservation = async (
  services: Services,
  tx: Tx,
  event: 'reservation_made' | 'reservation_expired' | 'reservation_withdrawn',
  offer: OfferFacts,
  held: Held,
  known?: Told,
): Promise<void> => {
  const { version, landlord, tenant } = known ?? (await told(tx, offer, held));
  const about = { offerId: offer.id, offer: offer.form.name ?? '', path: `/offer/${offer.id}`, button: 'offer' } as const;
  const said: Said = event === 'reservation_made' ? { until: held.reservedUntil } : {};
  const once = held.id;
  if (version) {
    const facts = { ...about, to: 'landlord', other: tenant?.company?.name ?? '', ...said } as const;
    await tellPerson(services, tx, event, version.landlord.signer, facts, {
      once,
      known: landlord?.uid === version.landlord.signer.uid ? landlord : null,
    });
  }
  if (tenant) {
    const facts = { ...about, to: 'tenant', other: version?.landlord.name ?? '', ...said } as const;
    await tellPerson(services, tx, event, tenant, facts, { once, known: tenant });
  }
};

const answerOf = (offerId: Id, held: Pick<ReservationRow, 'reservedUntil' | 'option'>): Booked => ({
  offer: { id: offerId, reservedUntil: held.reservedUntil, selectedOfferOption: held.option },
});

/** What a process knows for booking: its way to look at reservations, and who of it is booking which offer. */
type Door = { readonly standingOf: (offerId: Id) => Promise<Standing | null>; readonly inTurn: ReturnType<typeof takingTurns<Id, Standing>> };

const doors = new WeakMap<Db, Door>();

const doorOf = (db: Db): Door => {
  const door = doors.get(db) ?? { standingOf: gather(standingReader(db)), inTurn: takingTurns<Id, Standing>() };
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
  if (person.company) await lockCompanyBookings(tx, person.company.id);
  const found: { offered: Offered | null } = { offered: null };
  const moved = await moveOffer(tx, {
    offerId,
    event: 'book',
    actors: (offer) => offerActors(person, offer),
    person,
    booking: async (offer) => {
      found.offered = await offeredOf(tx, offer);
      return bookingFacts(tx, person, offer, found.offered, input);
    },
    details: { option, offerVersion },
  });
  if (!moved.ok) return moved;
  // The lifecycle has refused whoever has no accepted company.
  if (person.company === null) return refused(refuseOffer('offer.not_found'));
  const { at, offer } = moved.value;
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
  const { version = null, signer: landlord = null } = found.offered ?? {};
  await tellReservation(ctx, tx, 'reservation_made', offer, row, { version, landlord, tenant: person });
  await logEvent(tx, { method: 'bookOffer', details: { option, reservedUntil: row.reservedUntil }, uid: person.uid, offerId });
  return ok({ ...row, over: false });
};

/**
 * Books an offer: of any number of simultaneous bookings exactly one wins, the others hear it politely (decisions section 3). Within a
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
