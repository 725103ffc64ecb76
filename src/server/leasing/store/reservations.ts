import { and, count, desc, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { LeaseDocumentFacts } from '../../../domain/leasing/document/facts.ts';
import type { Reader, Tx } from '../../kit/database.ts';
import { type ReservationEnd, reservation } from '../tables/reservation.ts';

/** A stored reservation. */
export type ReservationRow = typeof reservation.$inferSelect;

const running = isNull(reservation.endedAt);

/** Makes bookings of one company queue up, so that the limit of running reservations holds (decisions section 3). */
export const lockCompanyBookings = async (tx: Tx, companyId: Id): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bookings:${companyId}`}, 0))`);
};

/** The running reservation of an offer. */
export const runningOf = async (reader: Reader, offerId: Id): Promise<ReservationRow | null> =>
  (
    await reader
      .select()
      .from(reservation)
      .where(and(eq(reservation.offerId, offerId), running))
  )[0] ?? null;

/** The running reservation of an offer, locked until the transaction ends. */
export const lockRunningOf = async (tx: Tx, offerId: Id): Promise<ReservationRow | null> =>
  (
    await tx
      .select()
      .from(reservation)
      .where(and(eq(reservation.offerId, offerId), running))
      .for('update')
  )[0] ?? null;

/** A reservation by its id. */
export const reservationById = async (reader: Reader, id: Id): Promise<ReservationRow | null> =>
  (await reader.select().from(reservation).where(eq(reservation.id, id)))[0] ?? null;

/** How many reservations a company holds now; one whose time is over holds nothing, whether the clock has ended it yet or not. */
export const countRunning = async (reader: Reader, companyId: Id): Promise<number> =>
  (
    await reader
      .select({ n: count() })
      .from(reservation)
      .where(and(eq(reservation.companyId, companyId), running, gt(reservation.reservedUntil, sql`clock_timestamp()`)))
  )[0]?.n ?? 0;

/** When the company's last reservation of this offer ended without a lease. */
export const lastEndedWithoutLease = async (reader: Reader, offerId: Id, companyId: Id): Promise<Instant | null> => {
  const [row] = await reader
    .select({ at: reservation.endedAt })
    .from(reservation)
    .where(and(eq(reservation.offerId, offerId), eq(reservation.companyId, companyId), ne(reservation.endReason, 'signed')))
    .orderBy(desc(reservation.endedAt))
    .limit(1);
  return row?.at ?? null;
};

/** Stores a new reservation. The unique index lets one run at a time. */
export const insertReservation = async (tx: Tx, row: typeof reservation.$inferInsert): Promise<void> => {
  await tx.insert(reservation).values(row);
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
export type Frozen = { readonly facts: LeaseDocumentFacts; readonly documentId: Id; readonly documentSha256: string };

/** Freezes what the lease was drawn from, with the drawn document, while the reservation runs; false when it is over. */
export const freezeReservation = async (tx: Tx, id: Id, frozen: Frozen): Promise<boolean> => {
  const rows = await tx
    .update(reservation)
    .set(frozen)
    .where(and(eq(reservation.id, id), running))
    .returning({ id: reservation.id });
  return rows.length === 1;
};

/** Offers whose running reservation is over by now. */
export const overdueOffers = async (reader: Reader, now: Instant, limit = 200): Promise<Id[]> =>
  (
    await reader
      .select({ offerId: reservation.offerId })
      .from(reservation)
      .where(and(running, lte(reservation.reservedUntil, now)))
      .limit(limit)
  ).map((row) => row.offerId);

/** Whether the offer's running reservation is over by the database's clock. */
export const isOverdue = async (reader: Reader, offerId: Id): Promise<boolean> => {
  const rows = await reader
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(eq(reservation.offerId, offerId), running, lte(reservation.reservedUntil, sql`clock_timestamp()`)));
  return rows.length > 0;
};

/** All running reservations with a drawn lease. */
export const preparedReservations = (reader: Reader): Promise<ReservationRow[]> =>
  reader
    .select()
    .from(reservation)
    .where(and(running, isNotNull(reservation.documentId)));

/** Running reservations that end by `until` and were not warned of it. */
export const toWarn = (reader: Reader, now: Instant, until: Instant): Promise<ReservationRow[]> =>
  reader
    .select()
    .from(reservation)
    .where(and(running, isNull(reservation.warnedAt), gt(reservation.reservedUntil, now), lte(reservation.reservedUntil, until)))
    .limit(200);

/** Notes that the holder was warned; false when another process did. */
export const markWarned = async (tx: Tx, id: Id): Promise<boolean> => {
  const rows = await tx
    .update(reservation)
    .set({ warnedAt: sql`clock_timestamp()` })
    .where(and(eq(reservation.id, id), running, isNull(reservation.warnedAt)))
    .returning({ id: reservation.id });
  return rows.length === 1;
};
