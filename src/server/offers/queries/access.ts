/** Loads an offer for a command of its owner's side. */

import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { isOwnerSide, mayEdit } from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { factsOf, findOffer, lockOffer, type OfferRow, runningReservation } from '../store/offers.ts';

const check = async (
  reader: Reader,
  row: OfferRow | null,
  verdict: (row: OfferRow, facts: ReturnType<typeof factsOf>) => Verdict,
): Promise<Result<OfferRow>> => {
  if (row === null) return refused(refuse('offer.not_found'));
  const no = verdict(row, factsOf(row, await runningReservation(reader, row.id)));
  return no === null ? ok(row) : refused(no);
};

/** The offer, if the caller is on its owner's side. */
export const ownOffer = async (ctx: Ctx, reader: Reader, offerId: Id): Promise<Result<OfferRow>> =>
  check(reader, await findOffer(reader, offerId), (_, facts) => (isOwnerSide(signedIn(ctx), facts) ? null : refuse('offer.no_access')));

/** The offer, locked, if the caller may change its form and photos now. */
export const lockEditable = async (ctx: Ctx, tx: Tx, offerId: Id): Promise<Result<OfferRow>> =>
  check(tx, await lockOffer(tx, offerId), (_, facts) => mayEdit(signedIn(ctx), facts));
