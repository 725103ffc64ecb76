/** Moves a listing in the name of whoever asks. */

import type { Id } from '../../../domain/kit/brand.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import type { HidingGround } from '../../../domain/offers/rules/hiding.ts';
import type { WantedEvent } from '../../../domain/wanted/machine.ts';
import { wantedActors } from '../../../domain/wanted/permissions.ts';
import { refuse } from '../../../domain/wanted/refusals.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { logEvent } from '../../kit/process/events.ts';
import { type WantedInputs, type WantedStep, wantedEngine } from '../lifecycle.ts';
import { lockWantedOf, wantedById } from '../store/listings.ts';

type OwnEvent = Exclude<WantedEvent, 'submit'>;
type OwnMove<E extends OwnEvent> = { readonly id: Id; readonly event: E; readonly input: WantedInputs[E]; readonly removal?: AdminRemoval };

/** Why an admin takes a listing from the board, and on what ground. */
type AdminRemoval = { readonly reason: string | null; readonly ground: HidingGround };

/** Takes a step of the caller's own listing. A company's listings are moved one after the other, so that its limit holds. */
export const moveOwn = async <E extends OwnEvent>(
  ctx: Ctx,
  tx: Tx,
  { id, event, input: given, removal }: OwnMove<E>,
): Promise<Result<WantedStep>> => {
  const viewer = signedIn(ctx);
  const row = await wantedById(tx, id);
  if (row === null) return refused(refuse('wanted.not_found'));
  await lockWantedOf(tx, row.companyId);
  const actors = wantedActors(viewer, row.companyId);
  // Whoever ends their own company's listing owes nobody a reason.
  const { reason = null, ground } = actors.includes('company') ? {} : (removal ?? {});
  const why = reason === null ? {} : { reason, ...ground };
  const input = reason === null || ground === undefined ? given : { origin: 'moderator', ground };
  const moved = await wantedEngine.move(ctx, tx, { id, event, actors, uid: viewer.uid, given: { reason }, details: why, input } as Parameters<
    typeof wantedEngine.move
  >[2]);
  const method: `${OwnEvent}WantedListing` = `${event}WantedListing`;
  if (moved.ok) await logEvent(tx, { method, details: { wantedListingId: id, ...why }, uid: viewer.uid });
  return moved as Result<WantedStep>;
};
