import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reservation } from '../../../domain/offers/types.ts';
import type { Reader } from '../../kit/database.ts';
import { publicPhotoPath } from '../../kit/files/keys.ts';
import { reservation } from '../../leasing/tables/reservation.ts';
import { offerImage } from '../../offers/tables/image.ts';
import { offer } from '../../offers/tables/offer.ts';
import type { ListingImage } from '../tables.ts';

/** What the projection of an offer is made from. */
export type ListingSource = {
  readonly offer: typeof offer.$inferSelect;
  readonly images: readonly ListingImage[];
  readonly held: Pick<Reservation, 'bookedAt' | 'reservedUntil'> | null;
};

/** Reads an offer with its photos and running reservation. */
export const listingSource = async (reader: Reader, offerId: Id): Promise<ListingSource | null> => {
  const [row] = await reader.select().from(offer).where(eq(offer.id, offerId));
  if (row === undefined) return null;
  const images = await reader.select().from(offerImage).where(eq(offerImage.offerId, offerId)).orderBy(asc(offerImage.position));
  const [held] = await reader
    .select({ bookedAt: reservation.bookedAt, reservedUntil: reservation.reservedUntil })
    .from(reservation)
    .where(and(eq(reservation.offerId, offerId), isNull(reservation.endedAt)));
  return {
    offer: row,
    images: images.map(({ id, key, smallKey, width, height, thumb, alt }) => ({
      id,
      url: publicPhotoPath(key),
      smallUrl: publicPhotoPath(smallKey),
      width,
      height,
      thumb,
      alt,
    })),
    held: held ?? null,
  };
};
