import type { Instant } from '../../kit/brand.ts';
import { bookingNumbers, offerNumbers } from '../../kit/numbers.ts';
import { HOUR_MS, SECOND_MS } from '../../kit/time/units.ts';
import { earlier, endOfDay, plusMs } from '../../kit/time.ts';
import type { FirstRight, OfferFacts, OfferForm, Reservation } from '../types.ts';

/** End of an offer: 23:59:59 Warsaw of its valid-to day. */
export const validToOf = (form: Pick<OfferForm, 'offerValidTo'>): Instant | null =>
  form.offerValidTo === undefined ? null : endOfDay(form.offerValidTo);

/** Has the offer run out? Derived, never stored: out of search, "Oferta nieważna", no booking (docs/rules/publishing.md#expiry). */
export const isExpired = (offer: Pick<OfferFacts, 'validTo'>, now: Instant): boolean => offer.validTo !== null && now > offer.validTo;

/** End of a reservation made now: 24 h later, but not after the offer's own end. */
export const reservationEnd = (bookedAt: Instant, validTo: Instant | null): Instant => {
  const end = plusMs(bookedAt, bookingNumbers.reservationHours * HOUR_MS);
  return validTo === null ? end : earlier(end, validTo);
};

/** Has the reservation ended? At its very end it has: signing needs `now < reservedUntil`. */
export const isReservationOver = (reservation: Pick<Reservation, 'reservedUntil'>, now: Instant): boolean => now >= reservation.reservedUntil;

/** Until when a deleted project can be taken back: 60 s. */
export const restorableUntil = (deletedAt: Instant): Instant => plusMs(deletedAt, offerNumbers.undeleteSeconds * SECOND_MS);

/** The first right that still runs; nobody has one any more once it is over. */
export const runningFirstRight = ({ firstRight }: Pick<OfferFacts, 'firstRight'>, now: Instant): FirstRight | null =>
  firstRight !== null && now < firstRight.until ? firstRight : null;
