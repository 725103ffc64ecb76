/** Reads, locks and writes reservations. */

import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Id } from '../../domain/kit/brand.ts';
import { bookingNumbers } from '../../domain/kit/numbers.ts';
import { HOUR_MS } from '../../domain/kit/time/units.ts';
import { dayOf, plusMs } from '../../domain/kit/time.ts';
import type { LeaseDocumentFacts } from '../../domain/leases/document/facts.ts';
import { isBooked, offerLifecycle } from '../../domain/offers/machine.ts';
import type { DueRows } from '../kit/clock/duties.ts';
import { readInstant } from '../kit/database/columns.ts';
import type { Reader, Tx } from '../kit/database/database.ts';
import { takeLock } from '../kit/database/locks.ts';
import type { BookingsExpression, CompanyBookings } from '../offers/queries/facts.ts';
import { offer } from '../offers/tables/offer.ts';
import { offerVersion } from '../offers/tables/version.ts';
import { type ReservationEnd, reservation } from './tables.ts';

/** A stored reservation. */
export type ReservationRow = typeof reservation.$inferSelect;

const running = isNull(reservation.endedAt);

/** Makes bookings of one company queue up, so that the limit of running reservations holds (docs/rules/reservations.md#how-many). */
export const lockCompanyBookings = async (tx: Tx, companyId: Id): Promise<void> => {
  await takeLock(tx, 'bookings', companyId);
};

/** Locks an offer's row, so that its bookings are decided one after the other. */
export const lockOfferRow = async (tx: Tx, offerId: Id): Promise<void> => {
  // Written by hand for the same reason as `runningNow`.
  await tx.execute(sql`select from offer where id = ${offerId} for update`);
};

/** The running reservation of an offer. */
export const runningOf = async (reader: Reader, offerId: Id): Promise<ReservationRow | null> =>
  (
    await reader
      .select()
      .from(reservation)
      .where(and(eq(reservation.offerId, offerId), running))
  )[0] ?? null;

/** A running reservation as a booking of the same offer finds it; `over` is by the database's clock. */
export type RunningReservation = Pick<ReservationRow, 'uid' | 'option' | 'offerVersion' | 'reservedUntil'> & {
  readonly over: boolean;
  /** The offer is not open to everybody now: who does not hold it is not told that somebody does. */
  readonly hidden: boolean;
};

/** The running reservation of an offer, with whether its time is over. */
export const runningNow = async (reader: Reader, offerId: Id): Promise<RunningReservation | null> => {
  // Written by hand because everybody who loses a race for an offer runs it: putting it together takes as long as running it.
  const { rows } = await reader.execute<Omit<RunningReservation, 'reservedUntil'> & { readonly reservedUntil: string }>(sql`
    select uid, option, offer_version as "offerVersion", reserved_until as "reservedUntil", reserved_until <= clock_timestamp() as over,
      (select hidden_reason is not null from offer where offer.id = reservation.offer_id) as hidden
    from reservation where offer_id = ${offerId} and ended_at is null`);
  const [row] = rows;
  return row === undefined ? null : { ...row, reservedUntil: readInstant(row.reservedUntil) };
};

/** The running reservation of an offer, locked until the transaction ends. */
export const lockRunningOf = async (tx: Tx, offerId: Id): Promise<ReservationRow | null> =>
  (
    await tx
      .select()
      .from(reservation)
      .where(and(eq(reservation.offerId, offerId), running))
      .for('update')
  )[0] ?? null;

/** How many reservations of a company run. */
export const runningReservationsOf = (reader: Reader, companyId: Id): Promise<number> =>
  reader.$count(reservation, and(eq(reservation.companyId, companyId), running));

/** A reservation by its id. */
export const reservationById = async (reader: Reader, id: Id): Promise<ReservationRow | null> =>
  (await reader.select().from(reservation).where(eq(reservation.id, id)))[0] ?? null;

/** What a company's bookings say for another one, as an expression. A reservation whose time is over holds nothing, whether the clock has ended it yet or not. */
export const companyBookings: BookingsExpression = (offerId, companyId) => {
  const holds = sql`${reservation.endedAt} is null and ${reservation.reservedUntil} > clock_timestamp()`;
  const endedHere = sql`${reservation.offerId} = ${offerId} and ${reservation.endReason} <> 'signed'`;
  return sql`(select json_build_object('running', count(*) filter (where ${holds}), 'lastEndedAt', max(${reservation.endedAt}) filter (where ${endedHere}))
    from ${reservation} where ${reservation.companyId} = ${companyId})`.mapWith(readBookings);
};

const readBookings = ({ running: n, lastEndedAt }: { readonly running: number; readonly lastEndedAt: string | null }): CompanyBookings => ({
  running: n,
  lastEndedAt: lastEndedAt === null ? null : readInstant(lastEndedAt),
});

/** Reads them. */
export const bookingsOf = async (reader: Reader, offerId: Id, companyId: Id): Promise<CompanyBookings> => {
  const [row] = await reader.select({ bookings: companyBookings(sql`${offerId}`, sql`${companyId}`) }).from(sql`(values (1)) as one`);
  return row?.bookings ?? { running: 0, lastEndedAt: null };
};

/** Stores a new reservation, with the fee rates that the landlord signed. The unique index lets one run at a time. */
export const insertReservation = async (tx: Tx, row: Omit<typeof reservation.$inferInsert, 'feeRates'>): Promise<void> => {
  // Read where it is written: a booking is counted in statements.
  const feeRates = sql`(select ${offerVersion.feeRates} from ${offerVersion}
    where ${eq(offerVersion.offerId, row.offerId)} and ${eq(offerVersion.version, row.offerVersion)})`;
  await tx.insert(reservation).values({ ...row, feeRates });
};

/** Ends a running reservation; false when it was over. */
export const endReservation = async (tx: Tx, id: Id, endReason: ReservationEnd): Promise<boolean> => {
  const rows = await tx
    .update(reservation)
    .set({ endedAt: sql`clock_timestamp()`, endReason })
    .where(and(eq(reservation.id, id), running))
    .returning({ id: reservation.id });
  return rows.length === 1;
};

/** What is frozen for a reservation when its lease is drawn. */
export type FrozenLease = { readonly facts: LeaseDocumentFacts; readonly documentId: Id; readonly documentSha256: string };

/** Freezes what the lease was drawn from, with the drawn document, while the reservation runs; false when it is over. */
export const freezeReservation = async (tx: Tx, id: Id, frozen: FrozenLease): Promise<boolean> => {
  const rows = await tx
    .update(reservation)
    .set(frozen)
    .where(and(eq(reservation.id, id), running))
    .returning({ id: reservation.id });
  return rows.length === 1;
};

/** Names those for whom the lease of a running reservation is to be drawn. */
export const nameSigners = async (tx: Tx, id: Id, signers: { readonly signerUid: Id; readonly cosignerUid: Id | null }): Promise<void> => {
  await tx
    .update(reservation)
    .set(signers)
    .where(and(eq(reservation.id, id), running));
};

const bookedStates = offerLifecycle.states.filter(isBooked);

/** Offers whose running reservation is over. */
export const overdueOffers: DueRows = {
  table: offer,
  id: offer.id,
  where: (now) =>
    and(
      inArray(offer.state, bookedStates),
      sql`${offer.id} in (select ${reservation.offerId} from ${reservation} where ${running} and ${lte(reservation.reservedUntil, now)})`,
    ),
};

/** Running reservations that end within the time of the warning and whose holder was not warned. */
export const endingReservations: DueRows = {
  table: reservation,
  id: reservation.id,
  where: (now) =>
    and(
      running,
      isNull(reservation.warnedAt),
      gt(reservation.reservedUntil, now),
      lte(reservation.reservedUntil, plusMs(now, bookingNumbers.warningHours * HOUR_MS)),
    ),
};

/** Running reservations whose drawn lease begins on a day that has come: one signed today begins tomorrow at the earliest (docs/rules/leases.md#dates). */
export const staleReservations: DueRows = {
  table: reservation,
  id: reservation.id,
  where: (now) => and(running, isNotNull(reservation.documentId), sql`${reservation.facts} -> 'terms' ->> 'start' <= ${dayOf(now)}`),
  // Ordered again each hour until it is drawn.
  occasion: (now) => sql`${reservation.documentId} || ' at ' || ${now.slice(0, 13)}::text`,
};

/** Notes that the holder was warned; false when another process did. */
export const markWarned = async (tx: Tx, id: Id): Promise<boolean> => {
  const rows = await tx
    .update(reservation)
    .set({ warnedAt: sql`clock_timestamp()` })
    .where(and(eq(reservation.id, id), running, isNull(reservation.warnedAt)))
    .returning({ id: reservation.id });
  return rows.length === 1;
};
