/** Loads an offer for a command of its owner's side. */

import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { mayEdit, mayOwn } from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import type { OfferFacts } from '../../../domain/offers/types.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { factsOf, findOffer, lockOffer, type OfferRow } from '../store/offers.ts';

/** The offer, if the caller is on its owner's side. */
export const ownOffer = async (ctx: Ctx, reader: Reader, offerId: Id): Promise<Result<OfferRow>> =>
  judge(await findOffer(reader, offerId), (offer) => mayOwn(signedIn(ctx), offer));

/** The offer, locked, if the caller is on its owner's side. */
export const lockOwn = async (ctx: Ctx, tx: Tx, offerId: Id): Promise<Result<OfferRow>> =>
  judge(await lockOffer(tx, offerId), (offer) => mayOwn(signedIn(ctx), offer));

/** The offer, if the caller may change its form and photos now. */
export const editableOffer = async (ctx: Ctx, reader: Reader, offerId: Id): Promise<Result<OfferRow>> =>
  judge(await findOffer(reader, offerId), (offer) => mayEdit(signedIn(ctx), offer));

/** The offer, locked, if the caller may change its form and photos now. */
export const lockEditable = async (ctx: Ctx, tx: Tx, offerId: Id): Promise<Result<OfferRow>> =>
  judge(await lockOffer(tx, offerId), (offer) => mayEdit(signedIn(ctx), offer));

const judge = (row: OfferRow | null, verdict: (offer: OfferFacts) => Verdict): Result<OfferRow> => {
  if (row === null) return refused(refuse('offer.not_found'));
  const no = verdict(factsOf(row));
  return no === null ? ok(row) : refused(no);
};
