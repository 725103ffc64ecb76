/** Hides and shows offers. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { mayModerate } from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { type HidingGround, type HidingOrigin, hidingGroundOf, hidingGroundProblem } from '../../../domain/offers/rules/hiding.ts';
import type { HiddenCause } from '../../../domain/offers/types.ts';
import { isLandlordVerified } from '../../companies/queries/verification.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { logEvent } from '../../kit/process/events.ts';
import { offerEngine } from '../lifecycle.ts';
import { publishedBySigner } from '../store/lists.ts';
import { lockOffer, type OfferRow } from '../store/offers.ts';
import { publishedVersion } from '../store/versions.ts';

/** Takes an offer out of search and booking with a reason, or puts it back. */
export const hideOffer = async (ctx: Ctx, input: InputOf<typeof offersCalls.hideOffer>): Promise<Result<DoneAnswer>> => {
  const { offerId, hidden, reason } = input;
  const viewer = signedIn(ctx);
  const ground = hidingGroundOf(input);
  const no = mayModerate(viewer, hidden, reason ?? null) ?? (hidden ? hidingGroundProblem(ground) : null);
  if (no !== null) return refused(no);
  return transact(ctx, async (tx) => {
    const row = await lockOffer(tx, offerId);
    if (row === null) return refused(refuse('offer.not_found'));
    if (row.hiddenReason === (hidden ? (reason ?? '') : null)) return done;
    if (hidden) return hide(ctx, tx, row, { reason: reason ?? '', origin: 'moderator', ground, uid: viewer.uid });
    // Whoever signed may have lost their acceptance since it was hidden by hand: it would be public and nobody could book it.
    if (!(await isLandlordVerified(tx, await publishedVersion(tx, offerId, row.version)))) return refused(refuse('offer.landlord_unverified'));
    return unhide(ctx, tx, row, viewer.uid);
  });
};

/** Hides an offer within the transaction of whoever decides about a notice of it; one that is hidden already stays as it is. */
export const hideOnNotice = async (
  services: Services,
  tx: Tx,
  offerId: Id,
  decided: { readonly reason: string; readonly ground: HidingGround; readonly uid: Id },
): Promise<Result<DoneAnswer>> => {
  const row = await lockOffer(tx, offerId);
  if (row === null) return refused(refuse('offer.not_found'));
  return row.hiddenReason === null ? hide(services, tx, row, { ...decided, origin: 'notice' }) : done;
};

/** Hides every published offer that a person signed whose identity or company was taken back. What an admin hid by hand stays as it is. */
export const hideOffersOf = async (
  services: Services,
  tx: Tx,
  signer: Id,
  { reason, uid }: { readonly reason: string; readonly uid: Id | null },
): Promise<void> => {
  for (const id of await publishedBySigner(tx, signer)) {
    const row = await lockOffer(tx, id);
    if (row !== null && row.hiddenReason === null) await hide(services, tx, row, { reason, origin: 'signer', ground: unverifiedGround, uid });
  }
};

/** Shows them again once everybody who signed may sign for the company as before: what an admin hid by hand stays hidden. */
export const unhideOffersOf = async (services: Services, tx: Tx, signer: Id, uid: Id | null): Promise<void> => {
  for (const id of await publishedBySigner(tx, signer)) {
    const row = await lockOffer(tx, id);
    if (row?.hiddenCause !== 'signer') continue;
    if (await isLandlordVerified(tx, await publishedVersion(tx, id, row.version))) await unhide(services, tx, row, uid);
  }
};

type HidingDecision = { readonly reason: string; readonly origin: HidingOrigin; readonly ground: HidingGround; readonly uid: Id | null };

/** Offers of people who are no longer verified are against the terms; the words name the section. */
const unverifiedGround: HidingGround = { basis: 'terms', reference: '' };

const hide = async (services: Services, tx: Tx, { id }: OfferRow, { reason, origin, ground, uid }: HidingDecision): Promise<Result<DoneAnswer>> => {
  const given = { person: null, reason };
  const cause: HiddenCause = origin === 'signer' ? 'signer' : 'moderation';
  const moved = await offerEngine.move(services, tx, {
    id,
    event: 'hide',
    actors: ['admin'],
    uid,
    given,
    input: { cause, origin, ground },
    details: { reason, cause, ...ground },
  });
  return moved.ok ? noted(tx, id, uid, { hidden: true, reason }) : moved;
};

const unhide = async (services: Services, tx: Tx, { id }: OfferRow, uid: Id | null): Promise<Result<DoneAnswer>> => {
  const moved = await offerEngine.move(services, tx, { id, event: 'unhide', actors: ['admin'], uid, given: { person: null } });
  return moved.ok ? noted(tx, id, uid, { hidden: false, reason: null }) : moved;
};

const noted = async (
  tx: Tx,
  offerId: Id,
  uid: Id | null,
  details: { readonly hidden: boolean; readonly reason: string | null },
): Promise<Result<DoneAnswer>> => {
  await logEvent(tx, { method: 'hideOffer', details, ...(uid === null ? {} : { uid }), offerId });
  return done;
};
