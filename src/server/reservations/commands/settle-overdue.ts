/** Ends reservations whose time is over. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { offerEngine } from '../../offers/lifecycle.ts';
import { isOverdue } from '../store.ts';

/** Ends a reservation whose time is over, so that the command after it sees the offer as it is (docs/rules/reservations.md#end). */
export const settleOverdue = async (services: Services, offerId: Id): Promise<void> => {
  if (!(await isOverdue(services.db, offerId))) return;
  await transact(services, (tx) => expireReservation(services, tx, offerId));
};

/** Ends the reservation of an offer whose time is over within the running transaction. */
export const expireReservation = (services: Services, tx: Tx, offerId: Id): Promise<Result<unknown>> =>
  offerEngine.move(services, tx, { id: offerId, event: 'expire', actors: ['clock'], uid: null, given: { person: null } });
