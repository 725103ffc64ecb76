/** Reads the public board: its listings as each viewer may see them, and the points of its map. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { wantedCalls } from '../../../contract/wanted/endpoints.ts';
import type { WantedCard } from '../../../contract/wanted/schema.ts';
import { actingCompanyId, isConfirmed } from '../../../domain/accounts/permissions.ts';
import { isSigner } from '../../../domain/companies/permissions.ts';
import { maySeeCompanyName } from '../../../domain/companies/rules/name-access.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { matchOf, premisesOf } from '../../../domain/wanted/rules/matching.ts';
import { matchNumbers, wantedNumbers } from '../../../domain/wanted/rules/wanted-numbers.ts';
import { nameAccessOf } from '../../companies/queries/access.ts';
import type { Ctx } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { presentCard, presentMatch, wishOf } from '../present.ts';
import { type BoardFilter, boardBeyond, boardPage, boardPins, type WantedOnBoard } from '../store/listings.ts';
import { activeOffersOf } from '../store/matches.ts';

type Calls = typeof wantedCalls;

/** The circle and the use that an address asks for; half a point is none. */
const filterOf = ({ lat, lng, radius, use }: InputOf<Calls['listWantedPins']>): BoardFilter => ({
  near: lat === undefined || lng === undefined ? null : { lat, lng, km: radius },
  use: use ?? null,
});

/** A page of the board. */
export const listWantedListings = async (
  ctx: Ctx,
  input: InputOf<Calls['listWantedListings']>,
): Promise<Result<OutputOf<Calls['listWantedListings']>>> => {
  const size = wantedNumbers.page;
  const filter = filterOf(input);
  const { rows, page, total } = await readWithin(input.page, size, (part) => boardPage(ctx.db, filter, part));
  const [items, beyond] = await Promise.all([cardsFor(ctx, rows), total === 0 ? boardBeyond(ctx.db, filter) : null]);
  return ok({ ...pageOf([...items], { page, size, total }), beyond });
};

/** Points of the board for its map. */
export const listWantedPins = async (ctx: Ctx, input: InputOf<Calls['listWantedPins']>): Promise<Result<OutputOf<Calls['listWantedPins']>>> =>
  ok({ pins: await boardPins(ctx.db, filterOf(input)) });

/** The newest listings for the landing page: nothing in them hangs on who looks. */
export const wantedPreview = async (reader: Reader) => {
  const { rows, total } = await boardPage(reader, { near: null, use: null }, { limit: wantedNumbers.landingShown, offset: 0 });
  const listings = rows.map(({ listing: { id, location, radiusKm, use, maxRent, minSurface, maxSurface } }) => ({
    ...{ id, location, radius: radiusKm, use, maxRent, minSurface, maxSurface },
  }));
  return { listings, total };
};

/** Listings as the viewer may see them: names where their company has access, the best of their own offers beside each. */
const cardsFor = async (ctx: Ctx, rows: readonly WantedOnBoard[]): Promise<readonly WantedCard[]> => {
  const { viewer, lang, db } = ctx;
  // An account alone costs nothing: before its address is confirmed it sees what a visitor sees.
  if (!isConfirmed(viewer) || rows.length === 0) return rows.map((row) => presentCard(row, { lang, seesCompany: false, isOwn: false, match: null }));
  const companyId = actingCompanyId(viewer);
  const among = [...new Set(rows.map(({ listing }) => listing.companyId))];
  const [access, offers] = await Promise.all([nameAccessOf(db, among), activeOffersOf(db, { uid: viewer.uid, companyId })]);
  const own = offers.map(({ id, form }) => ({ id, name: form.name ?? '', premises: premisesOf(form) }));
  return rows.map((row) => {
    const { listing } = row;
    const isOwn = isSigner(viewer, listing.companyId);
    const seesCompany = maySeeCompanyName(viewer, { companyId: listing.companyId, hasAccess: access.get(listing.companyId) ?? [] });
    return presentCard(row, { lang, seesCompany, isOwn, match: isOwn ? null : bestOf(own, row, lang) });
  });
};

type OwnOffer = { readonly id: string; readonly name: string; readonly premises: ReturnType<typeof premisesOf> };

const bestOf = (own: readonly OwnOffer[], { listing }: WantedOnBoard, lang: Ctx['lang']): WantedCard['match'] => {
  const wish = wishOf(listing);
  const [best] = own
    .map((offer) => ({ offer, match: matchOf(wish, offer.premises) }))
    .filter(({ match }) => match.score >= matchNumbers.shown)
    .toSorted((one, other) => other.match.score - one.match.score);
  return best === undefined ? null : { ...presentMatch(best.match, lang), offerId: best.offer.id, offerName: best.offer.name };
};
