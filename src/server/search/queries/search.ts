/** Answers the search page, its map and the landing page. */

import type { z } from 'zod';
import type { SearchFilters, searchCalls } from '../../../contract/search/endpoints.ts';
import { isConfirmed } from '../../../domain/accounts/permissions.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { translator } from '../../../words/kit/words.ts';
import { cardWords } from '../../../words/search/card.ts';
import type { Ctx } from '../../kit/context.ts';
import { pageOf } from '../../kit/page.ts';
import { favouritesAmong } from '../../offers/queries/favourites.ts';
import { cardOf } from '../present.ts';
import type { CardRow } from '../store/cards.ts';
import { landingRows, listingCard, listingCount, listingPage, listingPins, type Pin } from '../store/read.ts';
import { countCap, type Effective, pagesMax } from '../store/statements.ts';

type Card = ReturnType<typeof cardOf>;
type PageOfCards = z.output<typeof searchCalls.searchOffers.out>;
type Markers = z.output<typeof searchCalls.searchMarkers.out>;
type Landing = z.output<typeof searchCalls.getLanding.out>;

/** The filters that count for this person: what a visitor may not see neither filters nor orders (docs/rules/search.md#what-a-visitor-cannot-infer). */
const effective = (ctx: Ctx, { page: _page, ...filters }: SearchFilters): Effective => {
  if (isConfirmed(ctx.viewer)) return filters;
  const { maxPrice: _maxPrice, ...rest } = filters;
  return rest.sort === 'price' ? { ...rest, sort: 'modified', direction: 'desc' } : rest;
};

const cards = async (ctx: Ctx, rows: readonly CardRow[]): Promise<Card[]> => {
  const favourites = await favouritesAmong(
    ctx.db,
    ctx.viewer,
    rows.map((row) => row.offerId),
  );
  return rows.map((row) => cardOf(row, isConfirmed(ctx.viewer), favourites));
};

/** A page of search: cards and a count that stops at "1 000+", as separate statements side by side. */
export const searchOffers = async (ctx: Ctx, input: SearchFilters): Promise<Result<PageOfCards>> => {
  const filters = effective(ctx, input);
  const page = Math.min(input.page, pagesMax);
  const [rows, counted] = await Promise.all([listingPage(ctx.db, filters, page), listingCount(ctx.db, filters)]);
  const total = Math.min(counted, countCap - 1);
  return ok({ ...pageOf(await cards(ctx, rows), { page, size: listNumbers.page, total }), capped: counted >= countCap });
};

/** The card of one listed offer, which a pin on the map opens. */
export const getCard = async (ctx: Ctx, { offerId }: { readonly offerId: string }): Promise<Result<{ card: Card | null }>> => {
  const row = await listingCard(ctx.db, offerId);
  const [card = null] = row ? await cards(ctx, [row]) : [];
  return ok({ card });
};

/** The label of a pin: the area for a visitor, the monthly net rent for somebody whose address is confirmed; the price of a sale says that it is one. */
const label = (ctx: Ctx, pin: Pin): string => {
  const f = formatOf(ctx.lang);
  if (!isConfirmed(ctx.viewer)) return f.area(pin.surface);
  const price = f.wholeMoney(pin.price);
  return pin.sale ? translator(cardWords[ctx.lang], ctx.lang)('sale.pin', { price }) : price;
};

/** The map's pins: at most 500 in the viewport. */
export const searchMarkers = async (ctx: Ctx, input: SearchFilters): Promise<Result<Markers>> => {
  const pins = await listingPins(ctx.db, effective(ctx, input), listNumbers.markersMax + 1);
  // They stay in the statement's order, which knows no price.
  const markers = pins.slice(0, listNumbers.markersMax).map((pin) => ({
    id: pin.id,
    lat: pin.lat,
    lng: pin.lng,
    label: label(ctx, pin),
    booked: pin.booked,
    name: pin.name,
  }));
  return ok({ markers, capped: pins.length > listNumbers.markersMax });
};

const rail = async (ctx: Ctx, province: SearchFilters['province'], use: SearchFilters['premisesPurpose']): Promise<Card[]> => {
  const of = { province: province ?? null, use: use ?? null };
  const [free, booked] = await Promise.all([
    landingRows(ctx.db, { ...of, booked: false }, listNumbers.landingActive),
    landingRows(ctx.db, { ...of, booked: true }, listNumbers.landingBooked),
  ]);
  return cards(ctx, [...free, ...booked]);
};

const total = (ctx: Ctx, premisesPurpose: SearchFilters['premisesPurpose']): Promise<number> =>
  listingCount(ctx.db, { ...(premisesPurpose ? { premisesPurpose } : {}), sort: 'modified', direction: 'desc' });

/** The landing page: ≤ 10 free and 3 booked offers a rail, of the visitor's province when there is one, and the totals of the country. */
export const getLanding = async (ctx: Ctx, { province }: { readonly province?: SearchFilters['province'] }): Promise<Result<Landing>> => {
  const [interesting, warehouse, retail, office] = await Promise.all([
    rail(ctx, province, undefined),
    rail(ctx, province, 'warehouse'),
    rail(ctx, province, 'retail'),
    rail(ctx, province, 'office'),
  ]);
  const [offers, offices, shops, halls] = await Promise.all([
    total(ctx, undefined),
    total(ctx, 'office'),
    total(ctx, 'retail'),
    total(ctx, 'warehouse'),
  ]);
  return ok({ interesting, warehouse, retail, office, totals: { offers, office: offices, retail: shops, warehouse: halls } });
};
