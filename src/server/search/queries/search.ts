/** Answers the search page and its map. */

import type { z } from 'zod';
import type { SearchFilters, searchCalls } from '../../../contract/search/endpoints.ts';
import { isConfirmed, isSignedIn } from '../../../domain/accounts/permissions.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { dayOf, instantOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/search/refusals.ts';
import { choiceNumber, type FieldFilter, type FilterName, fieldFilter, fieldFilters, wantedBy } from '../../../domain/search/rules/filters.ts';
import { formatOf } from '../../../words/kit/format.ts';
import { translator } from '../../../words/kit/words.ts';
import { cardWords } from '../../../words/search/card.ts';
import type { Ctx, Services } from '../../kit/context.ts';
import { pageOf } from '../../kit/page.ts';
import { enginePort } from '../adapters/engine.ts';
import { cardOf } from '../present.ts';
import type { CardRow } from '../store/cards.ts';
import type { CurrentColumns } from '../store/engine/engine.ts';
import { type Counts, type Finder, findBySql, findInMemory } from '../store/finder.ts';
import { cardsOf, listingCard, listingPage, listingPins, type Pin, pinsOf, similarRows } from '../store/read.ts';
import { type Count, countedTo, isIndexedPlace, pagesMax } from '../store/statements.ts';
import { type EffectiveFilters, isPlain, orderOf, type PageNeighbour, type Place, parsePlace, placeText, wantedOf } from '../store/wanted.ts';

/** A card on the wire. */
export type Card = ReturnType<typeof cardOf>;
type PageOfCards = z.output<typeof searchCalls.searchOffers.out>;
type Facets = z.output<typeof searchCalls.searchFacets.out>;
type Markers = z.output<typeof searchCalls.searchMarkers.out>;
type SimilarOffers = z.output<typeof searchCalls.listSimilarOffers.out>;

const hidden = (field: string): Result<never> => refused(refuse('filter.hidden', { field }));

/**
 * The filters that count for this person. What a visitor may not see neither filters nor orders (docs/rules/search.md#what-a-visitor-cannot-infer):
 * the price and the last change, which may be an accepted counter-offer, as if they had not been asked for, everything else is refused.
 */
export const effective = (
  ctx: Ctx,
  { page: _page, after: _after, before: _before, freeFrom, ...others }: SearchFilters,
): Result<EffectiveFilters> => {
  const filters: EffectiveFilters = { ...others, ...(freeFrom && { freeFrom: wantedBy(freeFrom, dayOf(instantOf(Date.now()))) }) };
  if (filters.sort === 'distance' && filters.near === undefined) return refused(refuse('filter.no_centre', { field: 'sort' }));
  if (isConfirmed(ctx.viewer)) return ok(filters);
  const secret = Object.keys(filters.fields ?? {}).find((name) => fieldFilter(name)?.isPublic !== true);
  if (secret !== undefined) return hidden(`fields.${secret}`);
  if (filters.pricePerMetre !== undefined) return hidden('pricePerMetre');
  if (filters.sort === 'pricePerMetre' || filters.sort === 'trueCost') return hidden('sort');
  const { maxPrice: _maxPrice, ...rest } = filters;
  if (rest.sort === 'modified') return ok({ ...rest, sort: 'published' });
  return ok(rest.sort === 'price' ? { ...rest, sort: 'published', direction: 'desc' } : rest);
};

/** Answers filters that no statement of ours is made for: from the columns in memory, or as slowly as it takes. */
export const finderOf = async (ctx: Ctx, filters: EffectiveFilters): Promise<Finder> => {
  const current = await currentOf(ctx);
  return current === null ? findBySql(ctx.db, wantedOf(filters)) : findInMemory(current, wantedOf(filters));
};

/** The columns in memory as of now; null while they cannot answer. */
const currentOf = (ctx: Ctx): Promise<CurrentColumns | null> => ctx.ports.of(enginePort).current(ctx.db);

/** Fills the columns in memory before anybody asks: until then searches by any filters take the slow statements. */
export const warmSearch = (services: Services): Promise<void> => services.ports.of(enginePort).load(services.db);

/** Whose favourites the cards say; a visitor has none. */
export const readerOf = ({ viewer }: Ctx): Id | null => (isSignedIn(viewer) ? viewer.uid : null);

/** The cards of rows as this person sees them. */
export const cards = (ctx: Ctx, rows: readonly CardRow[]): Card[] => rows.map((row) => cardOf(row, isConfirmed(ctx.viewer)));

/** `places` are those of the offers, as many as were found: one may have gone before its card was read. */
type SearchPage = { readonly rows: readonly CardRow[]; readonly count: Count; readonly places: readonly Place[] };

/** What a row of the statements is ordered by. */
const keyOf = (row: CardRow, { sort }: EffectiveFilters): number =>
  sort === 'area' ? row.surface : sort === 'price' ? row.price : Date.parse(row.publishedAt);

const plainly = async (ctx: Ctx, filters: EffectiveFilters, page: number | PageNeighbour): Promise<SearchPage> => {
  const { rows, counted } = await listingPage(ctx.db, filters, page, readerOf(ctx));
  return { rows, count: countedTo(counted), places: rows.map((row) => ({ key: keyOf(row, filters), id: row.offerId })) };
};

const widely = async (ctx: Ctx, filters: EffectiveFilters, page: number | PageNeighbour): Promise<SearchPage> => {
  const finder = await finderOf(ctx, filters);
  const from = typeof page === 'number' ? (page - 1) * listNumbers.page : page;
  const [places, count] = await Promise.all([finder.page(orderOf(filters), from, listNumbers.page), finder.count()]);
  const ids = places.map(({ id }) => id);
  return { rows: await cardsOf(ctx.db, ids, readerOf(ctx)), count, places };
};

/** The offer beside which the page stands; null when only its number is given. */
const besideOf = ({ after, before }: SearchFilters): PageNeighbour | null => {
  if (after !== undefined) return { ...parsePlace(after), side: 'after' };
  return before === undefined ? null : { ...parsePlace(before), side: 'before' };
};

/** The keys of the pages beside this one: behind its last offer, where it is full, and before its first, where it is not the first page. */
const keysBeside = (places: readonly Place[], page: number) => {
  const [first, last] = [places[0], places.at(-1)];
  return {
    next: last === undefined || places.length < listNumbers.page ? null : placeText(last),
    previous: first === undefined || page === 1 ? null : placeText(first),
  };
};

/** A page of search: cards, whose favourites they are, and how many there are, in one statement unless they are more than that counts. */
export const searchOffers = async (ctx: Ctx, input: SearchFilters): Promise<Result<PageOfCards>> => {
  const allowed = effective(ctx, input);
  if (!allowed.ok) return allowed;
  const filters = allowed.value;
  const page = Math.min(input.page, pagesMax);
  const beside = besideOf(input);
  const isServed = isPlain(filters) && (beside === null || isIndexedPlace(filters, beside));
  const { rows, count, places } = await (isServed ? plainly : widely)(ctx, filters, beside ?? page);
  const found = pageOf(cards(ctx, rows), { page, size: listNumbers.page, total: count.total });
  const pages = Math.min(found.pages, pagesMax);
  // Behind a key stands what it leads to, whatever the number beside it says: there is no page 3 of 12 offers.
  const shown = beside !== null && rows.length > 0 ? Math.min(page, pages) : page;
  return ok({ ...found, page: shown, pages, capped: count.capped, ...keysBeside(places, shown) });
};

/** Filters with names of their own whose keys are alternatives: how many offers another key has is asked without them. */
const alternatives = [
  { name: 'premisesPurpose', field: 'legalMainUse' },
  { name: 'offerType', field: 'offerType' },
  { name: 'province', field: 'address.province' },
] as const satisfies readonly { readonly name: keyof EffectiveFilters; readonly field: FilterName }[];

type FacetsInput = z.output<typeof searchCalls.searchFacets.in>;

/** The number of offers beside each key of the fields that this person may ask for, and beside each radius that is asked for. */
export const searchFacets = async (ctx: Ctx, { only, radii = [], ...input }: FacetsInput): Promise<Result<Facets>> => {
  const allowed = effective(ctx, input);
  if (!allowed.ok) return allowed;
  const filters = allowed.value;
  const { near } = filters;
  if (radii.length > 0 && near === undefined) return refused(refuse('filter.no_centre', { field: 'radii' }));
  const current = await currentOf(ctx);
  if (only && current === null) return ok({ total: 0, fields: {}, radii: [] });
  // The columns hold until something is waited for, so whatever is counted in them is counted in this turn.
  const finderFor = async (wanted: EffectiveFilters): Promise<Finder> =>
    current === null ? findBySql(ctx.db, wantedOf(wanted)) : findInMemory(current, wantedOf(wanted));
  const countsOf = async (wanted: EffectiveFilters, of: readonly FieldFilter[]): Promise<Counts> => (await finderFor(wanted)).counts(of);
  const aroundOf = async (): Promise<readonly number[]> =>
    near === undefined || radii.length === 0 ? [] : (await finderFor({ ...filters, near: { ...near, km: Math.max(...radii) } })).within(near, radii);
  const fields = fieldFilters.filter(
    ({ name, isPublic, options }) => options.length > 0 && (isPublic || isConfirmed(ctx.viewer)) && (only?.includes(name) ?? true),
  );
  const chosen = alternatives.filter(({ name }) => filters[name] !== undefined);
  const [around, { total, of }, ...apart] = await Promise.all([
    aroundOf(),
    countsOf(
      filters,
      fields.filter((field) => chosen.every((one) => one.field !== field.name)),
    ),
    ...chosen.map(({ name, field }) =>
      countsOf(
        without(filters, name),
        fields.filter((one) => one.name === field),
      ),
    ),
  ]);
  const counts = new Map([...of, ...apart.flatMap((one) => [...one.of])]);
  const named = fields.map((field) => [field.name, keysWithOffers(field, counts.get(field.name))] as const);
  return ok({
    total,
    fields: Object.fromEntries(named.filter(([, keys]) => Object.keys(keys).length > 0)),
    radii: radii.map((km, at) => ({ km, count: around[at] ?? 0 })),
  });
};

const without = (filters: EffectiveFilters, name: (typeof alternatives)[number]['name']): EffectiveFilters => {
  const { [name]: _gone, ...others } = filters;
  return others;
};

const keysWithOffers = ({ name, options }: FieldFilter, counts: ReadonlyMap<number, number> | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries(
    options.flatMap((option) => {
      const count = counts?.get(choiceNumber(name, option)) ?? 0;
      return count > 0 ? [[option, count]] : [];
    }),
  );

/** The card of one listed offer, which a pin on the map opens. */
export const getCard = async (ctx: Ctx, { offerId }: { readonly offerId: string }): Promise<Result<{ card: Card | null }>> => {
  const row = await listingCard(ctx.db, offerId, readerOf(ctx));
  return ok({ card: row && cardOf(row, isConfirmed(ctx.viewer)) });
};

/** Offers like one that everybody may open; who sees no prices gets the same whatever they are (docs/rules/search.md#similar-offers). */
export const listSimilarOffers = async (ctx: Ctx, { offerId }: { readonly offerId: string }): Promise<Result<SimilarOffers>> => {
  const seesPrices = isConfirmed(ctx.viewer);
  const found = await similarRows(ctx.db, offerId, seesPrices, readerOf(ctx));
  return ok({ offers: found.map(({ row, km }) => ({ ...cardOf(row, seesPrices), km })) });
};

/** The label of a pin: the area for a visitor, the monthly net rent for somebody whose address is confirmed; the price of a sale says that it is one. */
const label = (ctx: Ctx, pin: Pin): string => {
  const f = formatOf(ctx.lang);
  if (!isConfirmed(ctx.viewer)) return f.area(pin.surface);
  const price = f.shortMoney(pin.price);
  return pin.sale ? translator(cardWords[ctx.lang], ctx.lang)('sale.pin', { price }) : price;
};

type MapHits = { readonly pins: readonly Pin[] } & Pick<Markers, 'cells' | 'grid'>;

/** The map of filters that no statement of ours is made for, and of any with more offers than pins. */
const hitsByFinder = async (ctx: Ctx, filters: EffectiveFilters): Promise<MapHits> => {
  const { pins, cells, grid } = await (await finderOf(ctx, filters)).places(listNumbers.markersMax);
  return { pins: await pinsOf(ctx.db, pins), cells: [...cells], grid };
};

const hitsByStatement = async (ctx: Ctx, filters: EffectiveFilters): Promise<MapHits> => {
  const pins = await listingPins(ctx.db, filters, listNumbers.markersMax + 1);
  return pins.length > listNumbers.markersMax ? hitsByFinder(ctx, filters) : { pins, cells: [], grid: null };
};

/** The map: up to 500 pins; of more offers each alone in its square, and how many there are in the others. */
export const searchMarkers = async (ctx: Ctx, input: SearchFilters): Promise<Result<Markers>> => {
  const allowed = effective(ctx, input);
  if (!allowed.ok) return allowed;
  const filters = allowed.value;
  const { pins, cells, grid } = await (isPlain(filters) ? hitsByStatement : hitsByFinder)(ctx, filters);
  // They stay in the statement's order, which knows no price.
  const markers = pins.map((pin) => ({
    id: pin.id,
    lat: pin.lat,
    lng: pin.lng,
    label: label(ctx, pin),
    booked: pin.booked,
    name: pin.name,
  }));
  return ok({ markers, cells, grid, capped: cells.length > 0 });
};
