/** Ends reservations whose time is over. */

import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { moveOffer } from '../../offers/commands/transition.ts';
import { endReservation, isOverdue, lockRunningOf } from '../store.ts';
import { mailReservation } from './mail-reservation.ts';

export { endReservation, lockRunningOf };

/** Ends a reservation whose time is over, so that the command after it sees the offer as it is (docs/rules/reservations.md#end). */
export const settleOverdue = async (services: Services, offerId: Id): Promise<void> => {
  if (!(await isOverdue(services.db, offerId))) return;
  await transact(services, (tx) => expireReservation(services, tx, offerId));
};

/** Ends the reservation of an offer whose time is over within the running transaction, and mails both sides. */
export const expireReservation = async (services: Services, tx: Tx, offerId: Id): Promise<Result<null>> => {
  const moved = await moveOffer(tx, { offerId, event: 'expire', actors: ['clock'], person: null });
  if (!moved.ok) return moved;
  const held = await lockRunningOf(tx, offerId);
  if (held === null) return ok(null);
  await endReservation(tx, held.id, 'expired');
  await mailReservation(services, tx, 'reservation_expired', moved.value.offer, held);
  return ok(null);
};
