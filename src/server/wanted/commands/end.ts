/** Takes listings from the board: deleted, restored, fulfilled. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { type HidingGround, hidingGroundOf, hidingGroundProblem } from '../../../domain/offers/rules/hiding.ts';
import type { Ctx, Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { wantedEngine } from '../lifecycle.ts';
import { moveOwn } from './move-own.ts';

type Calls = typeof wantedCalls;

/** Takes a listing from the board; its row stays. An admin who is not of its company says why, and on what ground. */
export const deleteWantedListing = (
  ctx: Ctx,
  { wantedListingId: id, reason, ...given }: InputOf<Calls['deleteWantedListing']>,
): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const ground = hidingGroundOf(given);
    const no = hidingGroundProblem(ground);
    if (no !== null) return refused(no);
    const moved = await moveOwn(ctx, tx, { id, event: 'delete', input: null, removal: { reason: reason ?? null, ground } });
    return moved.ok ? done : moved;
  });

/** Takes a listing from the board within the transaction of whoever decides about a notice of it. */
export const removeOnNotice = async (
  services: Services,
  tx: Tx,
  id: Id,
  { reason, ground, uid }: { readonly reason: string; readonly ground: HidingGround; readonly uid: Id },
): Promise<Result<DoneAnswer>> => {
  const input = { origin: 'notice', ground } as const;
  const moved = await wantedEngine.move(services, tx, {
    ...{ id, event: 'delete', actors: ['admin'], uid, input },
    ...{ given: { reason }, details: { reason, ...ground } },
  });
  return moved.ok ? done : moved;
};

/** Puts a listing back that was deleted within the last minute. */
export const restoreWantedListing = (ctx: Ctx, { wantedListingId }: InputOf<Calls['restoreWantedListing']>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const moved = await moveOwn(ctx, tx, { id: wantedListingId, event: 'restore', input: null });
    return moved.ok ? done : moved;
  });

/** Says that listings are fulfilled: all of them in one transaction, or none. */
export const markListingsMatched = (ctx: Ctx, { wantedListingIds, offerId }: InputOf<Calls['markListingsMatched']>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const ids = [...new Set(wantedListingIds)].sort();
    for (const id of ids) {
      const moved = await moveOwn(ctx, tx, { id, event: 'match', input: { offerId: offerId ?? null } });
      if (!moved.ok) return moved;
    }
    return done;
  });
