/** Reads and writes offers. */

import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { isProject, isPublished, offerLifecycle } from '../../../domain/offers/machine.ts';
import type { OfferAccess } from '../../../domain/offers/permissions.ts';
import type { Moderation, OfferFacts, OfferForm, OfferState } from '../../../domain/offers/types.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { offer } from '../tables/offer.ts';

/** A stored offer. */
export type OfferRow = typeof offer.$inferSelect;

/** An offer by its id. */
export const findOffer = async (reader: Reader, id: Id): Promise<OfferRow | null> =>
  (await reader.select().from(offer).where(eq(offer.id, id)))[0] ?? null;

/** An offer by its id, locked until the transaction ends: steps of one offer queue up. */
export const lockOffer = async (tx: Tx, id: Id): Promise<OfferRow | null> =>
  (await tx.select().from(offer).where(eq(offer.id, id)).for('update'))[0] ?? null;

/** A row as the rules know an offer. */
export const factsOf = (row: OfferRow): OfferFacts => ({
  id: row.id,
  ownerUid: row.ownerUid,
  agentUid: row.agentUid,
  originalOwnerUid: row.originalOwnerUid,
  companyId: row.companyId,
  state: row.state,
  moderation: moderationOf(row.hiddenReason),
  version: row.version,
  form: row.form,
  validTo: row.validTo,
  deletedAt: row.deletedAt,
  reservation: row.reservation,
  tenantCompanyId: row.tenantCompanyId,
  firstRight: row.firstRight,
});

/** What decides who sees each of these offers, without their forms; unknown ones are left out. */
export const accessOf = async (reader: Reader, ids: readonly Id[]): Promise<readonly (OfferAccess & { readonly id: Id })[]> => {
  const { id, ownerUid, companyId, agentUid, originalOwnerUid, state, version, hiddenReason, reservation, tenantCompanyId } = offer;
  const rows = await reader
    .select({ id, ownerUid, companyId, agentUid, originalOwnerUid, state, version, hiddenReason, reservation, tenantCompanyId })
    .from(offer)
    .where(inArray(offer.id, [...ids]));
  return rows.map(({ hiddenReason: reason, ...row }) => ({ ...row, moderation: moderationOf(reason) }));
};

const moderationOf = (reason: string | null): Moderation => (reason === null ? { at: 'clear' } : { at: 'hidden', reason });

/** How many published offers of a company still stand. */
export const publishedOffersOf = (reader: Reader, companyId: Id): Promise<number> =>
  reader.$count(
    offer,
    and(eq(offer.companyId, companyId), inArray(offer.state, offerLifecycle.states.filter(isPublished)), gt(offer.validTo, sql`now()`)),
  );

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

/** Columns that a step may change beside the state. */
export type OfferChange = Partial<
  Pick<
    OfferRow,
    | 'version'
    | 'companyId'
    | 'originalOwnerUid'
    | 'publishedAt'
    | 'modifiedAt'
    | 'deletedAt'
    | 'hiddenReason'
    | 'hiddenCause'
    | 'reservation'
    | 'tenantCompanyId'
    | 'form'
    | 'firstRight'
  >
>;

/** Sets an offer's state where it is still `from`, with what else the step changes; null when it is another. */
export const changeOffer = async (
  tx: Tx,
  step: { readonly id: Id; readonly from: OfferState; readonly to: OfferState; readonly change: OfferChange },
): Promise<OfferRow | null> => {
  const rows = await tx
    .update(offer)
    .set({ ...step.change, state: step.to })
    .where(and(eq(offer.id, step.id), eq(offer.state, step.from)))
    .returning();
  return rows[0] ?? null;
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

/** Notes that something of a new offer is stored, if nothing was before. */
export const noteSaved = async (tx: Tx, id: Id): Promise<void> => {
  await tx
    .update(offer)
    .set({ savedAt: sql`clock_timestamp()` })
    .where(and(eq(offer.id, id), isNull(offer.savedAt)));
};

/** Notes that something beside the form has changed. The save version stays: an editor that is open saves on without a conflict. */
export const touchOffer = async (tx: Tx, id: Id): Promise<void> => {
  await tx.update(offer).set({ modifiedAt: sql`clock_timestamp()` }).where(eq(offer.id, id));
};

/** Gives a person's drafts of a company to another; answers which. */
export const handDrafts = async (tx: Tx, of: { readonly companyId: Id; readonly from: Id; readonly to: Id }): Promise<readonly Id[]> => {
  // What somebody keeps under an owner's power of attorney is not the company's to hand on.
  const ownDraft = and(eq(offer.ownerUid, of.from), eq(offer.companyId, of.companyId), isNull(offer.agentUid));
  const drafts = and(ownDraft, inArray(offer.state, offerLifecycle.states.filter(isProject)));
  const rows = await tx.update(offer).set({ ownerUid: of.to }).where(drafts).returning({ id: offer.id });
  return rows.map(({ id }) => id);
};

/** Gives what a person published for a company to another; answers which. What they run for an owner under a power of attorney stays with them. */
export const handPublished = async (tx: Tx, of: { readonly companyId: Id; readonly from: Id; readonly to: Id }): Promise<readonly Id[]> => {
  const theirs = and(eq(offer.ownerUid, of.from), eq(offer.companyId, of.companyId), isNull(offer.agentUid));
  const published = and(theirs, gt(offer.version, 0));
  const rows = await tx.update(offer).set({ ownerUid: of.to }).where(published).returning({ id: offer.id });
  return rows.map(({ id }) => id);
};

/** Gives a project to another person and their company. A save or a drawn document that began before counts no more: the save version moves on. */
export const giveProject = async (tx: Tx, id: Id, to: { readonly ownerUid: Id; readonly companyId: Id | null }): Promise<void> => {
  await tx
    .update(offer)
    .set({ ...to, modifiedAt: sql`clock_timestamp()`, saveVersion: sql`${offer.saveVersion} + 1` })
    .where(eq(offer.id, id));
};

/** Who holds an offer: its owner of record, the company that lists it, and whose agent acts for whom. */
export type OfferHolder = Pick<OfferRow, 'ownerUid' | 'companyId' | 'agentUid' | 'originalOwnerUid'>;

/** Writes who holds an offer. What was drawn of a project for somebody else counts no more: its save version moves on. */
export const setHolding = async (tx: Tx, { id, state }: Pick<OfferRow, 'id' | 'state'>, holding: Partial<OfferHolder>): Promise<void> => {
  const saveVersion = isProject(state) ? sql`${offer.saveVersion} + 1` : offer.saveVersion;
  await tx
    .update(offer)
    .set({ ...holding, modifiedAt: sql`clock_timestamp()`, saveVersion: sql`${saveVersion}` })
    .where(eq(offer.id, id));
};

/** Writes for whom an agent acts. */
export const setOriginalOwner = async (tx: Tx, id: Id, originalOwnerUid: Id): Promise<void> => {
  await tx.update(offer).set({ originalOwnerUid }).where(eq(offer.id, id));
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

/** Those of some offers that there are, whatever has become of them. */
export const knownOffers = async (reader: Reader, ids: readonly Id[]): Promise<ReadonlySet<Id>> => {
  const rows = await reader
    .select({ id: offer.id })
    .from(offer)
    .where(inArray(offer.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
};
