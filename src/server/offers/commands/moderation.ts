/** Hides and shows offers. */

import type { adminCalls } from '../../../contract/admin/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { isCompanyAccepted, isIdentityAccepted } from '../../../domain/accounts/rules/standing.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { mayModerate } from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { personByUid } from '../../accounts/queries.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { refreshListing } from '../../search/commands.ts';
import { offerHidden, offerShown } from '../mail.ts';
import { publishedBySigner } from '../store/lists.ts';
import { factsOf, type Hidden, lockOffer, type OfferRow, runningReservation, setModeration } from '../store/offers.ts';
import { mailOwner, named } from './mailing.ts';
import { offerTopics } from './transition.ts';

/** Hides or shows a locked offer and tells its owner. */
const moderate = async (services: Services, tx: Tx, row: OfferRow, hidden: Hidden | null, by: Id | null): Promise<void> => {
  const reason = hidden?.reason ?? null;
  if (row.hiddenReason === reason && row.hiddenCause === (hidden?.cause ?? null)) return;
  await setModeration(tx, row.id, hidden);
  await refreshListing(tx, row.id);
  const act = newId();
  if (reason === null) await mailOwner(services, tx, row, offerShown, named(row), act);
  else await mailOwner(services, tx, row, offerHidden, { ...named(row), reason }, act);
  await logEvent(tx, { method: 'hideOffer', details: { hidden: reason !== null, reason }, ...(by === null ? {} : { uid: by }), offerId: row.id });
  await notice(tx, [...offerTopics(factsOf(row, await runningReservation(tx, row.id))), 'admin']);
};

/** Takes an offer out of search and booking with a reason, or puts it back. */
export const hideOffer = async (
  ctx: Ctx,
  { offerId, hidden, reason }: InputOf<typeof adminCalls.hideOffer>,
): Promise<Result<{ status: 'SUCCESS' }>> => {
  const viewer = signedIn(ctx);
  const no = mayModerate(viewer, hidden, reason ?? null);
  if (no !== null) return refused(no);
  return transact(ctx, async (tx) => {
    const row = await lockOffer(tx, offerId);
    if (row === null) return refused(refuse('offer.not_found'));
    await moderate(ctx, tx, row, hidden ? { reason: reason ?? '', cause: 'moderation' } : null, viewer.uid);
    return ok({ status: 'SUCCESS' });
  });
};

/** Hides every published offer that a person signed whose identity or company was taken back. What an admin hid by hand stays as it is. */
export const hideOffersOf = async (
  services: Services,
  tx: Tx,
  { uid, reason, by }: { readonly uid: Id; readonly reason: string; readonly by: Id | null },
): Promise<void> => {
  for (const id of await publishedBySigner(tx, uid)) {
    const row = await lockOffer(tx, id);
    if (row !== null && row.hiddenReason === null) await moderate(services, tx, row, { reason, cause: 'signer' }, by);
  }
};

/** Shows them again once the person may sign for the company as before: what an admin hid by hand stays hidden. */
export const unhideOffersOf = async (services: Services, tx: Tx, { uid, by }: { readonly uid: Id; readonly by: Id | null }): Promise<void> => {
  const person = await personByUid(tx, uid);
  if (person === null || !isIdentityAccepted(person) || !isCompanyAccepted(person)) return;
  for (const id of await publishedBySigner(tx, uid)) {
    const row = await lockOffer(tx, id);
    if (row?.hiddenCause === 'signer' && row.companyId === person.company?.id) await moderate(services, tx, row, null, by);
  }
};
