import { reservationsCalls } from '../../contract/reservations/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { bookOffer } from './commands/book-offer.ts';
import { withdrawReservation } from './commands/withdraw-reservation.ts';
import { getReservation } from './queries.ts';

/** The calls of the reservations room. */
export const reservationsEndpoints = [
  endpoint(reservationsCalls.bookOffer, bookOffer),
  endpoint(reservationsCalls.getReservation, getReservation),
  endpoint(reservationsCalls.withdrawReservation, withdrawReservation),
];
