/** Deletes a project and takes the deletion back. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { offerEngine } from '../lifecycle.ts';
import { ownOffer } from '../queries/access.ts';
import { factsOf } from '../store/offers.ts';

/** Deletes a project. For a minute it can be taken back; then the clean-up takes its files. */
export const deleteOffer = (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<DoneAnswer>> => move(ctx, offerId, 'delete');

/** Takes a deletion back within its minute. */
export const restoreOffer = (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<DoneAnswer>> => move(ctx, offerId, 'restore');

const move = (ctx: Ctx, id: Id, event: 'delete' | 'restore'): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const person = signedIn(ctx);
    const found = await ownOffer(ctx, tx, id);
    if (!found.ok) return found;
    const actors = offerActors(person, factsOf(found.value));
    const moved = await offerEngine.move(ctx, tx, { id, event, actors, uid: person.uid, given: { person } });
    return moved.ok ? done : moved;
  });
