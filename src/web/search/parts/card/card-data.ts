import type { z } from 'zod';
import type { offerCard } from '../../../../contract/offers/schema/view.ts';

type OfferCardAnswer = z.output<typeof offerCard>;
type CardField =
  | 'id'
  | 'name'
  | 'offerType'
  | 'use'
  | 'address'
  | 'surface'
  | 'floors'
  | 'freeFrom'
  | 'price'
  | 'pricePerMetre'
  | 'trueCost'
  | 'badge'
  | 'badgeUntil'
  | 'isFavourite';
type ShownImage = Pick<NonNullable<OfferCardAnswer['image']>, 'smallUrl' | 'thumb' | 'alt'>;

/** What a card shows of an offer. */
export type OfferCardData = Pick<OfferCardAnswer, CardField> & { readonly image: ShownImage | null };

const imageOf = ({ smallUrl, thumb, alt }: ShownImage): ShownImage => ({ smallUrl, thumb, alt });

/**
 * The part of an offer that its card shows. Everything that a loader answers is written into the page a second time for the
 * browser, so the fifty cards of the landing page carry nothing else.
 */
export const cardOf = ({
  id,
  name,
  offerType,
  use,
  address,
  surface,
  floors,
  freeFrom,
  price,
  pricePerMetre,
  trueCost,
  image,
  badge,
  badgeUntil,
  isFavourite,
}: OfferCardData): OfferCardData => ({
  id,
  name,
  offerType,
  use,
  address,
  surface,
  floors,
  freeFrom,
  price,
  pricePerMetre,
  trueCost,
  image: image && imageOf(image),
  badge,
  badgeUntil,
  isFavourite,
});
