/** Deletes a project and takes the deletion back. */

import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { type OfferEvent, offerActors } from '../../../domain/offers/machine.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { factsOf } from '../store/offers.ts';
import { ownOffer } from './access.ts';
import { type Moved, moveOffer } from './transition.ts';

type Done = Result<{ status: 'SUCCESS' }>;

const move = async (ctx: Ctx, tx: Tx, offerId: Id, event: OfferEvent): Promise<Result<Moved>> => {
  const found = await ownOffer(ctx, tx, offerId);
  if (!found.ok) return found;
  const viewer = signedIn(ctx);
  return moveOffer(tx, { offerId, event, actors: offerActors(viewer, factsOf(found.value, null)), person: viewer });
};

/** Deletes a project. For a minute it can be taken back; then the clean-up takes its files. */
export const deleteOffer = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Done> =>
  transact(ctx, async (tx) => {
    const moved = await move(ctx, tx, offerId, 'delete');
    return moved.ok ? ok({ status: 'SUCCESS' }) : moved;
  });

/** Takes a deletion back within its minute. */
export const restoreOffer = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Done> =>
  transact(ctx, async (tx) => {
    const moved = await move(ctx, tx, offerId, 'restore');
    return moved.ok ? ok({ status: 'SUCCESS' }) : moved;
  });
