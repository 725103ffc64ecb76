/** Reads and writes offers. */

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { isProject, type OfferActor, type OfferEvent, offerStates } from '../../../domain/offers/machine.ts';
import type { OfferFacts, OfferForm, OfferState, Reservation } from '../../../domain/offers/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { reservation } from '../../reservations/tables.ts';
import { type HiddenCause, offer, offerHistory } from '../tables/offer.ts';

/** A stored offer. */
export type OfferRow = typeof offer.$inferSelect;

/** Why an offer is hidden, and who or what hid it. */
export type Hidden = { readonly reason: string; readonly cause: HiddenCause };

/** An offer by its id. */
export const findOffer = async (reader: Reader, id: Id): Promise<OfferRow | null> =>
  (await reader.select().from(offer).where(eq(offer.id, id)))[0] ?? null;

/** An offer by its id, locked until the transaction ends: steps of one offer queue up. */
export const lockOffer = async (tx: Tx, id: Id): Promise<OfferRow | null> =>
  (await tx.select().from(offer).where(eq(offer.id, id)).for('update'))[0] ?? null;

/** The reservation that runs on an offer. */
export const runningReservation = async (reader: Reader, offerId: Id): Promise<Reservation | null> => {
  const { companyId, uid, option, bookedAt, reservedUntil } = reservation;
  const rows = await reader
    .select({ companyId, uid, option, bookedAt, reservedUntil })
    .from(reservation)
    .where(and(eq(reservation.offerId, offerId), sql`${reservation.endedAt} is null`));
  return rows[0] ?? null;
};

/** The reservation that runs on a locked offer, and the database's time now that the lock is held: one statement. */
export const heldNow = async (tx: Tx, offerId: Id): Promise<{ readonly held: Reservation | null; readonly now: Instant }> => {
  const { companyId, uid, option, bookedAt, reservedUntil } = reservation;
  const [row] = await tx
    .select({ now: sql`clock.now`.mapWith(reservation.bookedAt), held: { companyId, uid, option, bookedAt, reservedUntil } })
    .from(sql`(select date_trunc('milliseconds', clock_timestamp()) as now) as clock`)
    .leftJoin(reservation, and(eq(reservation.offerId, offerId), isNull(reservation.endedAt)));
  if (row === undefined) throw new Error('the database told no time');
  return row;
};

/** A row and its reservation as the rules know an offer. */
export const factsOf = (row: OfferRow, held: Reservation | null): OfferFacts => ({
  id: row.id,
  ownerUid: row.ownerUid,
  companyId: row.companyId,
  state: row.state,
  moderation: row.hiddenReason === null ? { at: 'clear' } : { at: 'hidden', reason: row.hiddenReason },
  version: row.version,
  form: row.form,
  validTo: row.validTo,
  deletedAt: row.deletedAt,
  reservation: held,
});

/** Stores a new, never saved offer; false when the id is taken. */
export const insertOffer = async (
  tx: Tx,
  row: {
    readonly id: Id;
    readonly ownerUid: Id;
    readonly companyId: Id | null;
    readonly form: OfferForm;
    readonly validTo: Instant | null;
    readonly copiedFrom?: Id;
  },
): Promise<boolean> => {
  const rows = await tx.insert(offer).values(row).onConflictDoNothing().returning({ id: offer.id });
  return rows.length === 1;
};

/** The compare-and-set of the lifecycle; false when the offer is no longer in `from`. */
export const setState = async (tx: Tx, id: Id, from: OfferState, to: OfferState, set: Partial<typeof offer.$inferInsert>): Promise<boolean> => {
  const rows = await tx
    .update(offer)
    .set({ ...set, state: to })
    .where(and(eq(offer.id, id), eq(offer.state, from)))
    .returning({ id: offer.id });
  return rows.length === 1;
};

/** Writes a step into the history. */
export const addHistory = async (
  tx: Tx,
  step: {
    readonly offerId: Id;
    readonly event: OfferEvent;
    readonly from: OfferState;
    readonly to: OfferState;
    readonly actors: readonly OfferActor[];
    readonly uid: Id | null;
    readonly facts: Readonly<Record<string, unknown>>;
  },
): Promise<void> => {
  const { offerId, event, from: fromState, to: toState, actors, uid, facts } = step;
  await tx.insert(offerHistory).values({ offerId, event, fromState, toState, actors, uid, facts });
};

/** Saves the form if nobody saved since `version`; false otherwise. */
export const saveForm = async (
  tx: Tx,
  id: Id,
  version: number,
  set: { readonly form: OfferForm; readonly validTo: Instant | null; readonly at: Instant },
): Promise<boolean> => {
  const { form, validTo, at } = set;
  const rows = await tx
    .update(offer)
    .set({ form, validTo, savedAt: at, modifiedAt: at, saveVersion: version + 1 })
    .where(and(eq(offer.id, id), eq(offer.saveVersion, version)))
    .returning({ id: offer.id });
  return rows.length === 1;
};

/** Notes that something beside the form has changed. The save version stays: an editor that is open saves on without a conflict. */
export const touchOffer = async (tx: Tx, id: Id): Promise<void> => {
  await tx.update(offer).set({ modifiedAt: sql`clock_timestamp()` }).where(eq(offer.id, id));
};

/** Hides an offer with a reason, or shows it again. */
export const setModeration = async (tx: Tx, id: Id, hidden: Hidden | null): Promise<void> => {
  const set = { hiddenReason: hidden?.reason ?? null, hiddenCause: hidden?.cause ?? null };
  await tx.update(offer).set(set).where(eq(offer.id, id));
};

/** Lets a company's members manage the offer. */
export const setCompany = async (tx: Tx, id: Id, companyId: Id | null): Promise<void> => {
  await tx.update(offer).set({ companyId }).where(eq(offer.id, id));
};

/** Gives a person's drafts of a company to another; answers which. */
export const handDrafts = async (tx: Tx, of: { readonly companyId: Id; readonly from: Id; readonly to: Id }): Promise<readonly Id[]> => {
  const drafts = and(eq(offer.ownerUid, of.from), eq(offer.companyId, of.companyId), inArray(offer.state, offerStates.filter(isProject)));
  const rows = await tx.update(offer).set({ ownerUid: of.to }).where(drafts).returning({ id: offer.id });
  return rows.map(({ id }) => id);
};

/** Erases an offer that was never saved; false when it was. */
export const eraseNew = async (tx: Tx, id: Id): Promise<boolean> =>
  (
    await tx
      .delete(offer)
      .where(and(eq(offer.id, id), isNull(offer.savedAt)))
      .returning({ id: offer.id })
  ).length === 1;

/** Notes that the files of a deleted offer are gone. */
export const markFilesRemoved = async (tx: Tx, id: Id): Promise<void> => {
  await tx.update(offer).set({ filesRemovedAt: sql`clock_timestamp()` }).where(eq(offer.id, id));
};
