import { and, eq } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { offer } from '../../offers/tables/offer.ts';
import { offerPreparation, offerVersion } from '../../offers/tables/version.ts';

/** What the landlord signed: the frozen form, register data and document of one published version. */
export type PublishedVersion = typeof offerVersion.$inferSelect;

/** A published version of an offer. */
export const publishedVersion = async (reader: Reader, offerId: Id, version: number): Promise<PublishedVersion | null> =>
  (
    await reader
      .select()
      .from(offerVersion)
      .where(and(eq(offerVersion.offerId, offerId), eq(offerVersion.version, version)))
  )[0] ?? null;

/** What the landlord is about to sign, if it was drawn from the newest save. */
export const preparedOffer = async (reader: Reader, offerId: Id): Promise<typeof offerPreparation.$inferSelect | null> => {
  const rows = await reader
    .select()
    .from(offerPreparation)
    .innerJoin(offer, and(eq(offer.id, offerPreparation.offerId), eq(offer.saveVersion, offerPreparation.saveVersion)))
    .where(eq(offerPreparation.offerId, offerId));
  return rows[0]?.offer_preparation ?? null;
};
