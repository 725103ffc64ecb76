/** Reads what a listing is made from. */

import { type AnyColumn, asc, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { publicPhotoPath } from '../../kit/files/keys.ts';
import { offerImage } from '../../offers/tables/image.ts';
import { offer } from '../../offers/tables/offer.ts';
import type { ListingImage } from '../tables/listing.ts';

// One parameter, however many ids.
const among = (column: AnyColumn, ids: readonly Id[]): SQL => sql`${column} = any(${sql.param([...ids])})`;

/** What the projection of an offer is made from. */
export type ListingSource = {
  readonly offer: typeof offer.$inferSelect;
  readonly images: readonly ListingImage[];
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

/** Reads offers with their photos: two statements, however many offers. */
export const listingSources = async (reader: Reader, offerIds: readonly Id[]): Promise<readonly ListingSource[]> => {
  const offers = await reader.select().from(offer).where(among(offer.id, offerIds));
  if (offers.length === 0) return [];
  const ids = offers.map(({ id }) => id);
  const images = await imagesOf(reader, ids);
  return offers.map((row) => ({ offer: row, images: (images.get(row.id) ?? []).map(imageOf) }));
};

/** Completes an offer that is known with its photos. */
export const withImages = async (reader: Reader, known: ListingSource['offer']): Promise<ListingSource> => ({
  offer: known,
  images: ((await imagesOf(reader, [known.id])).get(known.id) ?? []).map(imageOf),
});
