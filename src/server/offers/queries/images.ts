import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader } from '../../kit/database/database.ts';
import { imageView } from '../present/images.ts';
import { imagesOfMany } from '../store/images.ts';

/** A photo with public addresses. */
export type ImageView = ReturnType<typeof imageView>;

/** The photos of several offers, each offer's in their order; an offer without photos is left out. */
export const imagesOfOffers = async (reader: Reader, offerIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly ImageView[]>> => {
  const images = Map.groupBy(await imagesOfMany(reader, offerIds), ({ offerId }) => offerId);
  return new Map([...images].map(([offerId, rows]) => [offerId, rows.map(imageView)]));
};
