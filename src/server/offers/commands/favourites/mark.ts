/** Keeps and forgets favourite offers. */

import type { Id } from '../../../../domain/kit/brand.ts';
import { type Result, refused } from '../../../../domain/kit/verdict.ts';
import { mayView } from '../../../../domain/offers/permissions.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { loadOfferFacts } from '../../queries/facts.ts';
import { drop, keep } from '../../store/favourites.ts';

type Input = { readonly offerId: Id; readonly uid?: string | undefined };

/** Keeps an offer that the caller may see among their favourites. */
export const addFavourite = async (ctx: Ctx, { offerId, uid }: Input): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  if (uid !== undefined && uid !== viewer.uid) return refused(refuse('offer.no_access'));
  return transact(ctx, async (tx) => {
    const offer = await loadOfferFacts(tx, offerId);
    if (offer === null) return refused(refuse('offer.not_found'));
    const no = mayView(viewer, offer);
    if (no !== null) return refused(no);
    await keep(tx, viewer.uid, offerId);
    return done;
  });
};

/** Keeps it no longer; one that is gone may be dropped too. */
export const removeFavourite = async (ctx: Ctx, { offerId, uid }: Input): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  if (uid !== undefined && uid !== viewer.uid) return refused(refuse('offer.no_access'));
  return transact(ctx, async (tx) => {
    await drop(tx, viewer.uid, offerId);
    return done;
  });
};
