/** Counts the open counter-offers to offers for the lists of the workspace. */

import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { isOwnerSide } from '../../../domain/offers/permissions.ts';
import type { Reader } from '../../kit/database/database.ts';
import { waitingCounts } from '../store/counter-offers.ts';
import { factsOf, type OfferRow } from '../store/offers.ts';

/** How many wait, by when the first is answered, and which of them the viewer's company sent. */
export type WaitingCounterOffers = { readonly count: number; readonly answerBy: Instant | null; readonly sent: Id | null };

/** No counter-offer that the viewer may know of. */
export const noCounterOffers: WaitingCounterOffers = { count: 0, answerBy: null, sent: null };

/** Open counter-offers to each of these offers, as far as the viewer may know of them: the owner's side of all, a company of its own. Offers without any are left out. */
export const waitingCounterOffers = async (
  reader: Reader,
  viewer: SignedIn,
  rows: readonly OfferRow[],
): Promise<ReadonlyMap<Id, WaitingCounterOffers>> => {
  const taking = rows.filter((row) => row.form.counteroffer?.selected === true);
  const counts = await waitingCounts(
    reader,
    taking.map(({ id }) => id),
    actingCompanyId(viewer),
  );
  const own = new Set(taking.filter((row) => isOwnerSide(viewer, factsOf(row))).map(({ id }) => id));
  return new Map(
    counts.map(({ offerId, all, own: theirs, first, firstOwn, ownId }) => [
      offerId,
      own.has(offerId) ? { count: all, answerBy: first, sent: null } : { count: theirs, answerBy: firstOwn, sent: ownId },
    ]),
  );
};
