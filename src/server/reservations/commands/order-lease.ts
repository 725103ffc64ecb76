/** Orders the lease of a booking to be drawn; leases draws it. */

import { z } from 'zod';
import type { Duty } from '../../kit/clock/duties.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { defineJob, enqueue } from '../../kit/jobs/jobs.ts';
import { freezeReservation, nameSigners, type ReservationRow, reservationById } from '../store.ts';

export { freezeReservation, nameSigners };

/** Freezes the facts of a booked lease and draws it, unsealed, for reading and signing. */
export const prepareLease = defineJob({
  name: 'reservations.prepare',
  payload: z.object({ reservationId: z.string(), runId: z.string() }),
  key: ({ reservationId }) => reservationId,
  retries: 5,
  backoffSeconds: 3,
  expireSeconds: 180,
});

/** Orders the lease of a reservation: after the booking, and anew when midnight has moved its dates. */
export const orderLease = (services: Services, tx: Tx, reservation: Pick<ReservationRow, 'id' | 'runId'>): Promise<void> =>
  enqueue(services, tx, prepareLease, { reservationId: reservation.id, runId: reservation.runId });

/** Orders the lease anew whose dates midnight has moved. */
export const redrawLease: Duty['fulfil'] = async (services, tx, { id }) => {
  const reservation = await reservationById(tx, id);
  if (reservation !== null) await orderLease(services, tx, reservation);
};
