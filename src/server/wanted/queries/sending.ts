/** Reads what an owner needs to answer companies that look: own offers beside a listing. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { ok, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import { isActive } from '../../../domain/offers/machine.ts';
import { isOwnerSide } from '../../../domain/offers/permissions.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { isSale } from '../../../domain/offers/rules/sale.ts';
import { isExpired } from '../../../domain/offers/rules/validity.ts';
import { isWantedActive } from '../../../domain/wanted/machine.ts';
import { refuse } from '../../../domain/wanted/refusals.ts';
import { matchOf, premisesOf } from '../../../domain/wanted/rules/matching.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { factsOf, findOffer } from '../../offers/queries/facts.ts';
import { presentMatch, wishOf } from '../present.ts';
import { wantedById } from '../store/listings.ts';
import { activeOffersOf, unsentOffersOf } from '../store/matches.ts';
import { sentTo, wasSent } from '../store/submissions.ts';

type Calls = typeof wantedCalls;

/** May this offer be sent to the listing? It is the caller's, can be booked, and was not sent before. */
export const maySend = async (
  reader: Reader,
  { viewer, listingId, offerId, now }: { readonly viewer: Viewer; readonly listingId: Id; readonly offerId: Id; readonly now: Instant },
): Promise<Verdict> => {
  const row = await findOffer(reader, offerId);
  // Of somebody else's project nobody learns whether there is one.
  if (row === null || !isOwnerSide(viewer, factsOf(row))) return refuse('wanted.offer_denied');
  if (!isActive(row.state) || row.hiddenReason !== null || isExpired(row, now) || isSale(row.form)) return refuse('wanted.offer_not_active');
  return (await wasSent(reader, listingId, offerId)) ? refuse('wanted.already_sent') : null;
};

/** The caller's active offers beside a listing, the one that fits best first. */
export const listOffersToSend = async (
  ctx: Ctx,
  { wantedListingId }: InputOf<Calls['listOffersToSend']>,
): Promise<Result<OutputOf<Calls['listOffersToSend']>>> => {
  const viewer = signedIn(ctx);
  const row = await wantedById(ctx.db, wantedListingId);
  if (row === null || !isWantedActive(row.state)) return refused(refuse('wanted.not_found'));
  const side = { uid: viewer.uid, companyId: actingCompanyId(viewer) };
  const [offers, others] = await Promise.all([activeOffersOf(ctx.db, side), unsentOffersOf(ctx.db, side)]);
  const ids = offers.map(({ id }) => id);
  const sent = await sentTo(ctx.db, wantedListingId, ids);
  const wish = wishOf(row);
  const compared = offers.map(({ id, number, form, image }) => {
    const { name, address, surface, freeFrom } = cardFacts(form);
    const match = presentMatch(matchOf(wish, premisesOf(form)), ctx.lang);
    const picture = image?.smallUrl ?? null;
    return { offerId: id, number, name, address, surface, freeFrom, price: form.price ?? null, picture, sentAt: sent.get(id) ?? null, match };
  });
  return ok({ offers: compared.toSorted((one, other) => other.match.score - one.match.score), others });
};
