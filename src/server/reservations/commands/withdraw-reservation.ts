import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { refuse as refuseOffer } from '../../../domain/offers/refusals.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { moveOffer } from '../../offers/commands/transition.ts';
import { loadOfferFacts } from '../../offers/queries/facts.ts';
import { endReservation, lockRunningOf } from '../store.ts';
import { mailReservation } from './mail-reservation.ts';
import { settleOverdue } from './settle-overdue.ts';

/** Gives a running reservation up; any member of the company that holds it may. */
export const withdrawReservation = async (
  ctx: Ctx,
  { offerId }: InputOf<typeof reservationsCalls.withdrawReservation>,
): Promise<Result<OutputOf<typeof reservationsCalls.withdrawReservation>>> => {
  const viewer = signedIn(ctx);
  await settleOverdue(ctx, offerId);
  return transact(ctx, async (tx) => {
    const offer = await loadOfferFacts(tx, offerId);
    if (offer === null) return refused(refuseOffer('offer.not_found'));
    const moved = await moveOffer(tx, { offerId, event: 'withdraw', actors: offerActors(viewer, offer), person: viewer });
    if (!moved.ok) return moved;
    const held = await lockRunningOf(tx, offerId);
    if (held === null) return refused(refuseOffer('reservation.expired'));
    await endReservation(tx, held.id, 'withdrawn');
    await mailReservation(ctx, tx, 'reservation_withdrawn', offer, held);
    await logEvent(tx, { method: 'withdrawReservation', details: {}, uid: viewer.uid, offerId });
    return ok({ status: 'SUCCESS' as const });
  });
};
