/** The photos of several offers, each offer's in their order; an offer without photos is left out. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Problems } from '../../../domain/kit/fields.ts';
import { flaggedPhotos, photoProblem } from '../../../domain/offers/rules/photos/flags.ts';
import type { Reader } from '../../kit/database/database.ts';
import { imageView } from '../present/images.ts';
import { imagesOfMany } from '../store/images.ts';

/** A photo with public addresses. */
export type ImageView = ReturnType<typeof imageView>;

/** The photos of an offer in their order, and what is known against them. */
export type OfferImages = { readonly shown: readonly ImageView[]; readonly problems: Problems };

/** An offer without photos. */
export const noImages: OfferImages = { shown: [], problems: [] };

/** The photos of several offers. */
export const imagesOfOffers = async (reader: Reader, offerIds: readonly Id[]): Promise<ReadonlyMap<Id, OfferImages>> => {
  const images = Map.groupBy(await imagesOfMany(reader, offerIds), ({ offerId }) => offerId);
  return new Map([...images].map(([offerId, rows]) => [offerId, { shown: rows.map(imageView), problems: flaggedPhotos(rows).map(photoProblem) }]));
};
