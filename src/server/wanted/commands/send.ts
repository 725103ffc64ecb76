/** Sends an offer to a listing, and notes presses on the link to a company's website. */

import type { InputOf } from '../../../contract/kit/call.ts';
import type { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import { maySeeCompanyName } from '../../../domain/companies/rules/name-access.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { isWantedActive } from '../../../domain/wanted/machine.ts';
import { wantedActors } from '../../../domain/wanted/permissions.ts';
import { refuse } from '../../../domain/wanted/refusals.ts';
import { nameAccessOf } from '../../companies/queries/access.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { wantedEngine } from '../lifecycle.ts';
import { maySend } from '../queries/sending.ts';
import { wantedById } from '../store/listings.ts';
import { insertClick } from '../store/submissions.ts';

type Calls = typeof wantedCalls;

/** Sends an active offer of the caller to a listing; its company is mailed and its name is open to the sender's from then on. */
export const submitOfferToListing = (ctx: Ctx, { offerId, wantedListingId }: InputOf<Calls['submitOfferToListing']>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const viewer = signedIn(ctx);
    const row = await wantedById(tx, wantedListingId);
    const actors = row === null ? [] : wantedActors(viewer, row.companyId);
    if (actors.includes('company')) return refused(refuse('wanted.own_listing'));
    const moved = await wantedEngine.move(ctx, tx, {
      id: wantedListingId,
      event: 'submit',
      actors,
      uid: viewer.uid,
      given: async (_row, now) => ok({ submission: await maySend(tx, { viewer, listingId: wantedListingId, offerId, now }) }),
      input: { offerId, uid: viewer.uid, companyId: actingCompanyId(viewer) },
    });
    if (!moved.ok) return moved;
    await logEvent(tx, { method: 'submitOfferToWantedListing', details: { wantedListingId }, uid: viewer.uid, offerId });
    await notice(tx, [`user:${viewer.uid}`]);
    return done;
  });

/** Notes a press on the link to the company's website. */
export const noteWantedLink = (ctx: Ctx, { wantedListingId }: InputOf<Calls['noteWantedLink']>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const row = await wantedById(tx, wantedListingId);
    const viewer = signedIn(ctx);
    if (row === null || !isWantedActive(row.state) || row.website === null) return refused(refuse('wanted.not_found'));
    const hasAccess = (await nameAccessOf(tx, [row.companyId])).get(row.companyId) ?? [];
    // Whoever cannot read the address cannot have pressed it.
    if (!maySeeCompanyName(viewer, { companyId: row.companyId, hasAccess })) return refused(refuse('wanted.not_found'));
    await insertClick(tx, row.id, viewer.uid);
    return done;
  });
