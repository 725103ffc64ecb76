/** Reads and writes published versions and what is prepared for signing. */

import { and, eq } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { offer } from '../tables/offer.ts';
import { offerPreparation, offerVersion } from '../tables/version.ts';

/** What the landlord signed: the frozen form, register data and document of one published version. */
export type PublishedVersion = typeof offerVersion.$inferSelect;
/** What was drawn for signing. */
export type PreparationRow = typeof offerPreparation.$inferSelect;

/** A published version of an offer. */
export const publishedVersion = async (reader: Reader, offerId: Id, version: number): Promise<PublishedVersion | null> =>
  (
    await reader
      .select()
      .from(offerVersion)
      .where(and(eq(offerVersion.offerId, offerId), eq(offerVersion.version, version)))
  )[0] ?? null;

/** Freezes a version; a version is written once. */
export const insertVersion = async (tx: Tx, row: typeof offerVersion.$inferInsert): Promise<void> => {
  await tx.insert(offerVersion).values(row);
};

/** What stands ready for signing. */
export const preparationOf = async (reader: Reader, offerId: Id): Promise<PreparationRow | null> =>
  (await reader.select().from(offerPreparation).where(eq(offerPreparation.offerId, offerId)))[0] ?? null;

/** What the landlord is about to sign, if it was drawn from the newest save. */
export const preparedOffer = async (reader: Reader, offerId: Id): Promise<PreparationRow | null> => {
  const rows = await reader
    .select()
    .from(offerPreparation)
    .innerJoin(offer, and(eq(offer.id, offerPreparation.offerId), eq(offer.saveVersion, offerPreparation.saveVersion)))
    .where(eq(offerPreparation.offerId, offerId));
  return rows[0]?.offer_preparation ?? null;
};

/** Puts what was drawn in the place of what was drawn before. */
export const putPreparation = async (tx: Tx, row: typeof offerPreparation.$inferInsert): Promise<void> => {
  const { offerId: _key, ...set } = row;
  await tx.insert(offerPreparation).values(row).onConflictDoUpdate({ target: offerPreparation.offerId, set });
};

/** After the signature nothing is being prepared any more. */
export const dropPreparation = async (tx: Tx, offerId: Id): Promise<void> => {
  await tx.delete(offerPreparation).where(eq(offerPreparation.offerId, offerId));
};
