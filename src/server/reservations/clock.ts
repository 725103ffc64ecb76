import type { Duties } from '../kit/clock/duties.ts';
import { offerEngine } from '../offers/lifecycle.ts';
import { redrawLease } from './commands/order-lease.ts';
import { warnHolder } from './commands/warn.ts';
import { endingReservations, overdueOffers, staleReservations } from './store.ts';

/** What time makes due for reservations: their end is a step of the offer. */
export const reservationsDuties = {
  ...offerEngine.duties({ expire: overdueOffers }),
  'reservations.warn': { due: endingReservations, fulfil: warnHolder },
  'reservations.redraw': { due: staleReservations, fulfil: redrawLease },
} as const satisfies Duties;
