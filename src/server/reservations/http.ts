import { leasingCalls } from '../../contract/leases/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { bookOffer } from './commands/book-offer.ts';
import { withdrawReservation } from './commands/withdraw-reservation.ts';
import { getReservation } from './queries.ts';

/** The calls of the reservations room. */
export const reservationsEndpoints = [
  endpoint(leasingCalls.bookOffer, bookOffer),
  endpoint(leasingCalls.getReservation, getReservation),
  endpoint(leasingCalls.withdrawReservation, withdrawReservation),
];
