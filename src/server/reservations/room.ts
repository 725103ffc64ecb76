import { room } from '../kit/room.ts';
import { reservationEffects } from './effects.ts';
import { reservationsEndpoints } from './http.ts';

/** Holding an offer for a day, and the contract that is prepared meanwhile. */
export const reservationsRoom = room({
  name: 'reservations',
  endpoints: reservationsEndpoints,
  effects: reservationEffects,
});
