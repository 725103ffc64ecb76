import type { z } from 'zod';
import type { offerCard } from '../../contract/offers/schema/view.ts';
import type { CardRow } from './store/cards.ts';

type Card = z.output<typeof offerCard>;

/**
 * Until when a card says that the offer is held. A reservation is cut short by the offer's own end, so the time, and its absence only
 * there, would tell a visitor when the offer expires: visitors never hear it.
 */
const heldUntil = (row: CardRow, signedIn: boolean): Card['badgeUntil'] => (signedIn ? row.reservedUntil : null);

/** A row of the projection as a card; money only for people who are signed in. */
export const cardOf = (row: CardRow, signedIn: boolean, favourites: ReadonlySet<string> = new Set()): Card => ({
  id: row.offerId,
  name: row.name,
  use: row.use,
  address: row.address,
  city: row.city,
  province: row.province,
  surface: row.surface,
  floors: [...row.floors],
  freeFrom: row.freeFrom,
  price: signedIn ? row.price : null,
  pricePerMetre: signedIn ? row.pricePerMetre : null,
  image: row.image,
  imageCount: row.imageCount,
  badge: row.booked ? 'booked' : 'active',
  badgeUntil: heldUntil(row, signedIn),
  state: row.state,
  postSigningStatus: null,
  lat: row.lat,
  lng: row.lng,
  modifiedAt: row.modifiedAt,
  isFavourite: favourites.has(row.offerId),
});
