/** Reads what a listing is made from. */

import { type AnyColumn, and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { VatStatus } from '../../../domain/kit/money.ts';
import { filterShape } from '../../../domain/search/rules/filters.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { publicPhotoPath } from '../../kit/files/keys.ts';
import { offerImage } from '../../offers/tables/image.ts';
import { offer } from '../../offers/tables/offer.ts';
import { offerVersion } from '../../offers/tables/version.ts';
import { listingFilter } from '../tables/filter.ts';
import { type ListingImage, listing } from '../tables/listing.ts';

// One parameter, however many ids.
const among = (column: AnyColumn, ids: readonly Id[]): SQL => sql`${column} = any(${sql.param([...ids])})`;

/** What the projection of an offer is made from. */
export type ListingSource = {
  readonly offer: typeof offer.$inferSelect;
  readonly images: readonly ListingImage[];
  /** How many floor plans. */
  readonly plans: number;
  /** The landlord's, as the published version froze it. */
  readonly vatStatus: VatStatus;
};

const imageOf = ({ id, key, smallKey, width, height, thumb, alt }: typeof offerImage.$inferSelect): ListingImage => ({
  id,
  url: publicPhotoPath(key),
  smallUrl: publicPhotoPath(smallKey),
  width,
  height,
  thumb,
  alt,
});

const imagesOf = async (reader: Reader, offerIds: readonly Id[]): Promise<Map<Id, (typeof offerImage.$inferSelect)[]>> => {
  const images = await reader.select().from(offerImage).where(among(offerImage.offerId, offerIds)).orderBy(asc(offerImage.position));
  return Map.groupBy(images, (image) => image.offerId);
};

const vatStatusesOf = async (reader: Reader, offerIds: readonly Id[]): Promise<Map<Id, VatStatus>> => {
  const versions = await reader
    .select({ offerId: offerVersion.offerId, vatStatus: sql<VatStatus>`${offerVersion.landlord} ->> 'vatStatus'` })
    .from(offerVersion)
    .innerJoin(offer, and(eq(offer.id, offerVersion.offerId), eq(offer.version, offerVersion.version)))
    .where(among(offerVersion.offerId, offerIds));
  return new Map(versions.map(({ offerId, vatStatus }) => [offerId, vatStatus]));
};

const completed = async (reader: Reader, offers: readonly (typeof offer.$inferSelect)[]): Promise<readonly ListingSource[]> => {
  if (offers.length === 0) return [];
  const ids = offers.map(({ id }) => id);
  const [images, vatStatuses] = [await imagesOf(reader, ids), await vatStatusesOf(reader, ids)];
  return offers.map((row) => {
    const [photos, plans] = (['photo', 'plan'] as const).map((kind) => (images.get(row.id) ?? []).filter((image) => image.kind === kind));
    return { offer: row, images: (photos ?? []).map(imageOf), plans: plans?.length ?? 0, vatStatus: vatStatuses.get(row.id) ?? 'active' };
  });
};

/** Reads offers with their photos and plans: three statements, however many offers. */
export const listingSources = async (reader: Reader, offerIds: readonly Id[]): Promise<readonly ListingSource[]> =>
  completed(reader, await reader.select().from(offer).where(among(offer.id, offerIds)));

/** Completes an offer that is known with its photos and plans. */
export const sourceOf = (reader: Reader, known: ListingSource['offer']): Promise<readonly ListingSource[]> => completed(reader, [known]);

/** Listings that were made by other filters than today's, or before there were any. */
export const outdatedListings = async (reader: Reader, limit: number): Promise<readonly Id[]> => {
  const rows = await reader
    .select({ offerId: listing.offerId })
    .from(listing)
    .leftJoin(listingFilter, eq(listingFilter.offerId, listing.offerId))
    .where(sql`${listingFilter.shape} is distinct from ${filterShape}`)
    .limit(limit);
  return rows.map(({ offerId }) => offerId);
};

/** Keeps offers from being changed until the transaction ends. */
export const holdOffers = async (tx: Tx, offerIds: readonly Id[]): Promise<void> => {
  await tx.select({ id: offer.id }).from(offer).where(among(offer.id, offerIds)).orderBy(asc(offer.id)).for('share');
};
