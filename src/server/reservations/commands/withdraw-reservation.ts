import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { offerEngine } from '../../offers/lifecycle.ts';

/** Gives a running reservation up; any member of the company that holds it may. */
export const withdrawReservation = async (
  ctx: Ctx,
  { offerId: id }: InputOf<typeof reservationsCalls.withdrawReservation>,
): Promise<Result<OutputOf<typeof reservationsCalls.withdrawReservation>>> => {
  const person = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const moved = await offerEngine.move(ctx, tx, {
      id,
      event: 'withdraw',
      actors: ({ offer }) => offerActors(person, offer),
      uid: person.uid,
      given: { person },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'withdrawReservation', details: {}, uid: person.uid, offerId: id });
    return done;
  });
};
