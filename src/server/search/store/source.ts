/** Reads what a listing is made from. */

import { type AnyColumn, and, asc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reservation } from '../../../domain/offers/types.ts';
import type { Reader } from '../../kit/database/database.ts';
import { publicPhotoPath } from '../../kit/files/keys.ts';
import { offerImage } from '../../offers/tables/image.ts';
import { offer } from '../../offers/tables/offer.ts';
import { reservation } from '../../reservations/tables.ts';
import type { ListingImage } from '../tables/listing.ts';

// One parameter, however many ids.
const among = (column: AnyColumn, ids: readonly Id[]): SQL => sql`${column} = any(${sql.param([...ids])})`;

type Hold = Pick<Reservation, 'bookedAt' | 'reservedUntil'>;

/** What the projection of an offer is made from. */
export type ListingSource = {
  readonly offer: typeof offer.$inferSelect;
  readonly images: readonly ListingImage[];
  readonly held: Hold | null;
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

const holdsOf = async (reader: Reader, offerIds: readonly Id[]): Promise<Map<Id, Hold>> => {
  const running = await reader
    .select({ offerId: reservation.offerId, bookedAt: reservation.bookedAt, reservedUntil: reservation.reservedUntil })
    .from(reservation)
    .where(and(among(reservation.offerId, offerIds), isNull(reservation.endedAt)));
  return new Map(running.map(({ offerId, ...hold }) => [offerId, hold]));
};

/** Reads offers with their photos and running reservations: three statements, however many offers. */
export const listingSources = async (reader: Reader, offerIds: readonly Id[]): Promise<readonly ListingSource[]> => {
  const offers = await reader.select().from(offer).where(among(offer.id, offerIds));
  if (offers.length === 0) return [];
  const ids = offers.map(({ id }) => id);
  const [images, holds] = [await imagesOf(reader, ids), await holdsOf(reader, ids)];
  return offers.map((row) => ({ offer: row, images: (images.get(row.id) ?? []).map(imageOf), held: holds.get(row.id) ?? null }));
};

/** Completes what is known of an offer with its photos. */
export const withImages = async (reader: Reader, known: Omit<ListingSource, 'images'>): Promise<ListingSource> => {
  const { id } = known.offer;
  return { ...known, images: ((await imagesOf(reader, [id])).get(id) ?? []).map(imageOf) };
};
