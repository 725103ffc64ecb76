/** Reads the listings of the caller's company with what was sent to them. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import type { OwnWantedListing } from '../../../contract/wanted/schema.ts';
import { actingCompanyId } from '../../../domain/accounts/permissions.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { isActive } from '../../../domain/offers/machine.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { isExpired } from '../../../domain/offers/rules/validity.ts';
import { mayHaveOneMore } from '../../../domain/wanted/machine.ts';
import { mayAddWanted } from '../../../domain/wanted/permissions.ts';
import { matchOf, premisesOf } from '../../../domain/wanted/rules/matching.ts';
import { wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { wantsMail } from '../../accounts/queries/mail-choices.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { favouritesAmong } from '../../offers/queries/favourites.ts';
import { presentMatch, presentOwn, wishOf } from '../present.ts';
import { ownListings, type WantedRow } from '../store/listings.ts';
import { fittingOf, offersSought, seekerFrequency } from '../store/matches.ts';
import { clicksOf, receivedOffers } from '../store/submissions.ts';

type OwnListings = OutputOf<typeof wantedCalls.listOwnWanted>;

/** The caller's listings; of somebody without an accepted company none, and what is missing. */
export const listOwnWanted = async (ctx: Ctx): Promise<Result<OwnListings>> => {
  const viewer = signedIn(ctx);
  const companyId = actingCompanyId(viewer);
  const [rows, frequency, isOn, offers] = await Promise.all([
    companyId === null ? [] : ownListings(ctx.db, companyId),
    seekerFrequency(ctx.db, viewer.uid),
    wantsMail(ctx.db, viewer.uid, 'wanted'),
    offersSought(ctx.db, viewer.uid),
  ]);
  const ids = rows.map(({ listing }) => listing.id);
  const [received, clicks, fitting, now] = await Promise.all([
    receivedOffers(ctx.db, ids),
    clicksOf(ctx.db, ids),
    fittingOf(ctx.db, ids),
    databaseNow(ctx.db),
  ]);
  const kept = await favouritesAmong(
    ctx.db,
    viewer,
    received.map(({ offer }) => offer.id),
  );
  const listings = rows.map((row) => {
    const { id } = row.listing;
    const more = {
      clicks: clicks.get(id) ?? 0,
      fitting: fitting.get(id) ?? 0,
      received: shownOf(received, id).map((one) => ({ ...presentReceived(one, row.listing, now, ctx.lang), isFavourite: kept.has(one.offer.id) })),
    };
    return presentOwn(row, more, ctx.lang);
  });
  const blocker = mayAddWanted(viewer) ?? mayHaveOneMore(rows.length);
  return ok({
    companyName: viewer.company?.name ?? null,
    listings,
    max: wantedNumbers.activeMax,
    blocker: blocker?.code ?? null,
    seekerFrequency: frequency,
    seekerMails: { isOn, offers },
  });
};

/** One entry on the home as long as an offer that was sent to a listing of the viewer's company can be booked. */
export const receivedEntry = async (ctx: Ctx, viewer: SignedIn): Promise<number> => {
  const companyId = actingCompanyId(viewer);
  if (companyId === null) return 0;
  const rows = await ownListings(ctx.db, companyId);
  const ids = rows.map(({ listing }) => listing.id);
  const [received, now] = await Promise.all([receivedOffers(ctx.db, ids), databaseNow(ctx.db)]);
  return Number(ids.some((id) => shownOf(received, id).some(({ offer }) => isBookable(offer, now))));
};

type ReceivedOffer = Awaited<ReturnType<typeof receivedOffers>>[number];

/** The offers that a listing shows of those that were sent to it. */
const shownOf = (received: readonly ReceivedOffer[], id: Id): readonly ReceivedOffer[] =>
  received.filter(({ listingId }) => listingId === id).slice(0, wantedNumbers.receivedShown);

const isBookable = (offer: ReceivedOffer['offer'], now: Instant): boolean =>
  isActive(offer.state) && offer.hiddenReason === null && !isExpired(offer, now);

/** An offer that is not open any more keeps its name and day, and tells no terms. */
const presentReceived = (
  { offer, submittedAt }: ReceivedOffer,
  row: WantedRow,
  now: Instant,
  lang: Ctx['lang'],
): Omit<OwnWantedListing['received'][number], 'isFavourite'> => {
  const { name, address, surface } = cardFacts(offer.form);
  const isOpen = isBookable(offer, now);
  const match = presentMatch(matchOf(wishOf(row), premisesOf(offer.form)), lang);
  return { offerId: offer.id, name, address, surface, price: isOpen ? (offer.form.price ?? null) : null, submittedAt, isOpen, match };
};
