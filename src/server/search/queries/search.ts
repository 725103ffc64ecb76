/** Answers the search page, its map and the landing page. */

import type { z } from 'zod';
import type { SearchFilters, searchCalls } from '../../../contract/search/endpoints.ts';
import { isConfirmed, isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/search/refusals.ts';
import { choiceNumber, fieldFilter, fieldFilters } from '../../../domain/search/rules/filters.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { translator } from '../../../words/kit/words.ts';
import { cardWords } from '../../../words/search/card.ts';
import type { Ctx } from '../../kit/context.ts';
import { pageOf } from '../../kit/page.ts';
import { enginePort } from '../adapters/engine.ts';
import { cardOf } from '../present.ts';
import type { CardRow } from '../store/cards.ts';
import { type Finder, findBySql, findInMemory } from '../store/finder.ts';
import { cardsOf, landingRows, listingCard, listingPage, listingPins, type Pin, pinsOf, similarRows } from '../store/read.ts';
import { countCap, pagesMax, type Rail } from '../store/statements.ts';
import { type After, afterText, type Effective, isPlain, orderOf, parseAfter, wantedOf } from '../store/wanted.ts';
import { guessesProvinces } from './province.ts';

type Card = ReturnType<typeof cardOf>;
type PageOfCards = z.output<typeof searchCalls.searchOffers.out>;
type Facets = z.output<typeof searchCalls.searchFacets.out>;
type Markers = z.output<typeof searchCalls.searchMarkers.out>;
type Landing = z.output<typeof searchCalls.getLanding.out>;

const hidden = (field: string): Result<never> => refused(refuse('filter.hidden', { field }));

/**
 * The filters that count for this person. What a visitor may not see neither filters nor orders (docs/rules/search.md#what-a-visitor-cannot-infer):
 * the price as if it had not been asked for, everything else is refused.
 */
const effective = (ctx: Ctx, { page: _page, after: _after, ...filters }: SearchFilters): Result<Effective> => {
  if (filters.sort === 'distance' && filters.near === undefined) return refused(refuse('filter.no_centre', { field: 'sort' }));
  if (isConfirmed(ctx.viewer)) return ok(filters);
  const secret = Object.keys(filters.fields ?? {}).find((name) => fieldFilter(name)?.isPublic !== true);
  if (secret !== undefined) return hidden(`fields.${secret}`);
  if (filters.pricePerMetre !== undefined) return hidden('pricePerMetre');
  if (filters.sort === 'pricePerMetre' || filters.sort === 'trueCost') return hidden('sort');
  const { maxPrice: _maxPrice, ...rest } = filters;
  return ok(rest.sort === 'price' ? { ...rest, sort: 'modified', direction: 'desc' } : rest);
};

/** Answers filters that no statement of ours is made for: from the columns in memory, or as slowly as it takes. */
const finderOf = async (ctx: Ctx, filters: Effective): Promise<Finder> => {
  const wanted = wantedOf(filters);
  const current = await ctx.ports.of(enginePort).current(ctx.db);
  return current === null ? findBySql(ctx.db, wanted) : findInMemory(current, wanted);
};

/** Whose favourites the cards say; a visitor has none. */
const readerOf = ({ viewer }: Ctx): Id | null => (isSignedIn(viewer) ? viewer.uid : null);

const cards = (ctx: Ctx, rows: readonly CardRow[]): Card[] => rows.map((row) => cardOf(row, isConfirmed(ctx.viewer)));

type Found = { readonly rows: readonly CardRow[]; readonly counted: number; readonly next: string | null };

/** What a row of the statements is ordered by. */
const keyOf = (row: CardRow, { sort }: Effective): number =>
  sort === 'area' ? row.surface : sort === 'price' ? row.price : Date.parse(row.modifiedAt);

const nextOf = (last: After | undefined, count: number): string | null => (last === undefined || count < listNumbers.page ? null : afterText(last));

const plainly = async (ctx: Ctx, filters: Effective, page: number): Promise<Found> => {
  const { rows, counted } = await listingPage(ctx.db, filters, page, readerOf(ctx));
  const last = rows.at(-1);
  return { rows, counted, next: nextOf(last && { key: keyOf(last, filters), id: last.offerId }, rows.length) };
};

const widely = async (ctx: Ctx, filters: Effective, from: After | number): Promise<Found> => {
  const finder = await finderOf(ctx, filters);
  const [page, counted] = await Promise.all([finder.page(orderOf(filters), from, listNumbers.page), finder.count()]);
  const ids = page.map(({ id }) => id);
  return { rows: await cardsOf(ctx.db, ids, readerOf(ctx)), counted, next: nextOf(page.at(-1), page.length) };
};

/** A page of search: cards, whose favourites they are, and a count that stops at "1 000+", in one statement. */
export const searchOffers = async (ctx: Ctx, input: SearchFilters): Promise<Result<PageOfCards>> => {
  const allowed = effective(ctx, input);
  if (!allowed.ok) return allowed;
  const filters = allowed.value;
  const page = Math.min(input.page, pagesMax);
  const after = input.after === undefined ? null : parseAfter(input.after);
  const isServed = after === null && isPlain(filters);
  const { rows, counted, next } = isServed ? await plainly(ctx, filters, page) : await widely(ctx, filters, after ?? (page - 1) * listNumbers.page);
  const total = Math.min(counted, countCap - 1);
  return ok({ ...pageOf(cards(ctx, rows), { page, size: listNumbers.page, total }), capped: counted >= countCap, next });
};

/** The number of offers beside each key of the fields that this person may ask for. */
export const searchFacets = async (ctx: Ctx, input: SearchFilters): Promise<Result<Facets>> => {
  const allowed = effective(ctx, input);
  if (!allowed.ok) return allowed;
  const fields = fieldFilters.filter(({ isPublic, options }) => options.length > 0 && (isPublic || isConfirmed(ctx.viewer)));
  const { total, of } = await (await finderOf(ctx, allowed.value)).counts(fields);
  const named = fields.map(({ name, options }) => {
    const counts = of.get(name);
    return [
      name,
      Object.fromEntries(
        options.flatMap((option) => {
          const count = counts?.get(choiceNumber(name, option)) ?? 0;
          return count > 0 ? [[option, count]] : [];
        }),
      ),
    ] as const;
  });
  return ok({ total, fields: Object.fromEntries(named.filter(([, counts]) => Object.keys(counts).length > 0)) });
};

/** The card of one listed offer, which a pin on the map opens. */
export const getCard = async (ctx: Ctx, { offerId }: { readonly offerId: string }): Promise<Result<{ card: Card | null }>> => {
  const row = await listingCard(ctx.db, offerId, readerOf(ctx));
  return ok({ card: row && cardOf(row, isConfirmed(ctx.viewer)) });
};

/** Offers like one that everybody may open; who sees no prices gets the same whatever they are (docs/rules/search.md#similar-offers). */
export const listSimilarOffers = async (ctx: Ctx, { offerId }: { readonly offerId: string }): Promise<Result<{ offers: Card[] }>> =>
  ok({ offers: cards(ctx, await similarRows(ctx.db, offerId, isConfirmed(ctx.viewer), readerOf(ctx))) });

/** The label of a pin: the area for a visitor, the monthly net rent for somebody whose address is confirmed; the price of a sale says that it is one. */
const label = (ctx: Ctx, pin: Pin): string => {
  const f = formatOf(ctx.lang);
  if (!isConfirmed(ctx.viewer)) return f.area(pin.surface);
  const price = f.wholeMoney(pin.price);
  return pin.sale ? translator(cardWords[ctx.lang], ctx.lang)('sale.pin', { price }) : price;
};

/** The map's pins: at most 500 in the viewport. */
export const searchMarkers = async (ctx: Ctx, input: SearchFilters): Promise<Result<Markers>> => {
  const allowed = effective(ctx, input);
  if (!allowed.ok) return allowed;
  const filters = allowed.value;
  const limit = listNumbers.markersMax + 1;
  const pins = isPlain(filters) ? await listingPins(ctx.db, filters, limit) : await pinsOf(ctx.db, await (await finderOf(ctx, filters)).pins(limit));
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

/** The cards of a rail that no rail above it shows: of each use so many more are read as the first rail may have taken. */
const withoutRepeats = (rail: readonly Card[], shown: readonly Card[]): Card[] => {
  const ids = new Set(shown.map(({ id }) => id));
  const left = rail.filter(({ id }) => !ids.has(id));
  const of = (isBooked: boolean): Card[] => left.filter(({ badge }) => (badge === 'booked') === isBooked);
  return [...of(false).slice(0, listNumbers.landingActive), ...of(true).slice(0, listNumbers.landingBooked)];
};

/** The landing page: ≤ 10 free and 3 booked offers a rail, of the visitor's province when there is one, and the totals of the country. */
export const getLanding = async (ctx: Ctx, { province }: { readonly province?: SearchFilters['province'] }): Promise<Result<Landing>> => {
  const { rows, totals } = await landingRows(ctx.db, province ?? null, readerOf(ctx));
  const railFrom = (rail: Rail): Card[] => cards(ctx, rows[rail]);
  const interesting = railFrom('interesting');
  const own = (rail: Rail): Card[] => withoutRepeats(railFrom(rail), interesting);
  return ok({
    interesting,
    warehouse: own('warehouse'),
    retail: own('retail'),
    office: own('office'),
    totals: { offers: totals.interesting, office: totals.office, retail: totals.retail, warehouse: totals.warehouse },
    guesses: guessesProvinces(ctx),
  });
};
