import type { z } from 'zod';
import type { offerCard } from '../../contract/offers/schema/view.ts';
import type { CardRow } from './store/cards.ts';

type Card = z.output<typeof offerCard>;

/**
 * Until when a card says that the offer is held. A reservation is cut short by the offer's own end, so the time, and its absence only
 * there, would tell a visitor when the offer expires: visitors never hear it.
 */
const heldUntil = (row: CardRow, seesPrices: boolean): Card['badgeUntil'] => (seesPrices ? row.reservedUntil : null);

/** A row of the projection as a card; money, and when it changed last, only for people whose address is confirmed. */
export const cardOf = (row: CardRow, seesPrices: boolean): Card => ({
  id: row.offerId,
  name: row.name,
  offerType: row.sale ? 'sell' : 'rent',
  use: row.use,
  address: row.address,
  city: row.city,
  province: row.province,
  surface: row.surface,
  floors: [...row.floors],
  freeFrom: row.freeFrom,
  price: seesPrices ? row.price : null,
  pricePerMetre: seesPrices ? row.pricePerMetre : null,
  trueCost: seesPrices ? row.trueCost : null,
  image: row.image,
  imageCount: row.imageCount,
  badge: row.booked ? 'booked' : 'active',
  badgeUntil: heldUntil(row, seesPrices),
  state: row.state,
  postSigningStatus: null,
  lat: row.lat,
  lng: row.lng,
  modifiedAt: seesPrices ? row.modifiedAt : null,
  isFavourite: row.kept,
});
