/** Orders the lease of a booking to be drawn, and draws it. */

import { z } from 'zod';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { defineJob, enqueue } from '../../kit/jobs/jobs.ts';
import { freezeReservation, type ReservationRow } from '../store.ts';

export { freezeReservation };

/** Freezes the facts of a booked lease and draws it, unsealed, for reading and signing. */
export const prepareLease = defineJob({
  name: 'leasing.prepare',
  payload: z.object({ reservationId: z.string(), runId: z.string() }),
  key: ({ reservationId }) => reservationId,
  retries: 5,
  backoffSeconds: 3,
  expireSeconds: 180,
});

/** Orders the lease of a reservation: after the booking, and anew when midnight has moved its dates. */
export const orderLease = (services: Services, tx: Tx, held: Pick<ReservationRow, 'id' | 'runId'>): Promise<void> =>
  enqueue(services, tx, prepareLease, { reservationId: held.id, runId: held.runId });
