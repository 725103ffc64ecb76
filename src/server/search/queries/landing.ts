/** Answers the landing page. */

import type { z } from 'zod';
import { type searchCalls, searchFilters } from '../../../contract/search/endpoints.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import type { CardRow } from '../store/cards.ts';
import type { Finder } from '../store/finder.ts';
import { cardsOf, type LandingRows, landingRows } from '../store/read.ts';
import { cappedTotal, landingRails, type Rail } from '../store/statements.ts';
import { type EffectiveFilters, orderOf } from '../store/wanted.ts';
import { guessesProvinces } from './province.ts';
import { type Card, cards, effective, finderOf, readerOf } from './search.ts';

type Filters = z.output<typeof searchCalls.getLanding.in>;
type Landing = z.output<typeof searchCalls.getLanding.out>;

/** So many of each kind; of a use more are read, because the first rail may have taken some. */
const free = (rail: readonly Card[]): Card[] => rail.filter(({ badge }) => badge !== 'booked').slice(0, listNumbers.landingActive);
const booked = (rail: readonly Card[]): Card[] => rail.filter(({ badge }) => badge === 'booked').slice(0, listNumbers.landingBooked);

/** The cards of a rail, free ones first, without those that a rail above it shows. */
const railOf = (rail: readonly Card[], shown: readonly Card[] = []): Card[] => {
  const ids = new Set(shown.map(({ id }) => id));
  const left = rail.filter(({ id }) => !ids.has(id));
  return [...free(left), ...booked(left)];
};

/** Only a province is a filter that the one statement of the landing page knows. */
const isPlain = ({ province: _province, sort: _sort, direction: _direction, ...more }: EffectiveFilters): boolean =>
  Object.values(more).every((value) => value === undefined);

/** What each rail is read from: as many of the newest as may fill it twice. */
const depth = 2 * (listNumbers.landingActive + listNumbers.landingBooked);

const ofUse = (filters: EffectiveFilters, rail: Rail): EffectiveFilters => (rail === 'interesting' ? filters : { ...filters, premisesPurpose: rail });

const byRail = <Value>(values: readonly Value[]): Readonly<Record<Rail, Value>> =>
  Object.fromEntries(landingRails.map((rail, at) => [rail, values[at]])) as Record<Rail, Value>;

/** What a total counts: of all uses together the offers to let, which bind; of one use what its list shows, sales too. */
const countedOf = (rail: Rail): EffectiveFilters => ({
  ...{ sort: 'published', direction: 'desc' },
  ...(rail === 'interesting' ? { offerType: 'rent' } : { premisesPurpose: rail }),
});

/** What was read for a rail: so many of its offers, their cards, and whether there are no more to read. */
type ReadRail = { readonly read: number; readonly rows: readonly CardRow[]; readonly isAll: boolean };
type ReadRails = Readonly<Record<Rail, ReadRail>>;

/** Where the newest offers of a search are reserved, the free ones lie behind them; nobody reads further than this for ten. */
const deepest = 10 * depth;

const freeOf = ({ rows }: ReadRail): readonly CardRow[] => rows.filter(({ booked: isBooked }) => !isBooked);

/** Whether more offers may bring a rail the free ones that it lacks, besides those that the first rail shows. */
const isShort = (rails: ReadRails, rail: Rail): boolean => {
  const { read, isAll } = rails[rail];
  if (isAll || read >= deepest) return false;
  const first = freeOf(rails.interesting).slice(0, listNumbers.landingActive);
  const taken = new Set(rail === 'interesting' ? [] : first.map(({ offerId }) => offerId));
  return freeOf(rails[rail]).filter(({ offerId }) => !taken.has(offerId)).length < listNumbers.landingActive;
};

/** Reads on in the rails that are short, the cards of all of them by one statement, until none is. */
const readOn = async (ctx: Ctx, filters: EffectiveFilters, finders: Readonly<Record<Rail, Finder>>, rails: ReadRails): Promise<ReadRails> => {
  const short = landingRails.filter((rail) => isShort(rails, rail));
  if (short.length === 0) return rails;
  const pages = await Promise.all(short.map(async (rail) => [rail, await finders[rail].page(orderOf(filters), rails[rail].read, depth)] as const));
  const ids = [...new Set(pages.flatMap(([, page]) => page.map(({ id }) => id)))];
  const cardsById = new Map((await cardsOf(ctx.db, ids, readerOf(ctx))).map((row): [string, CardRow] => [row.offerId, row]));
  const longer = pages.map(([rail, page]): readonly [Rail, ReadRail] => {
    const { read, rows } = rails[rail];
    // An offer that was listed meanwhile moves the others on by one place.
    const known = new Set(rows.map(({ offerId }) => offerId));
    const more = page.flatMap(({ id }) => (known.has(id) ? [] : (cardsById.get(id) ?? [])));
    return [rail, { read: read + page.length, rows: [...rows, ...more], isAll: page.length < depth }];
  });
  return readOn(ctx, filters, finders, { ...rails, ...Object.fromEntries(longer) });
};

/** The rails and totals for more than a province: found like any search, in the columns in memory. */
const narrowed = async (ctx: Ctx, filters: EffectiveFilters): Promise<LandingRows> => {
  const [finders, totals] = await Promise.all([
    Promise.all(landingRails.map((rail) => finderOf(ctx, ofUse(filters, rail)))),
    Promise.all(landingRails.map(async (rail) => cappedTotal(await (await finderOf(ctx, countedOf(rail))).count()))),
  ]);
  const unread = byRail(landingRails.map((): ReadRail => ({ read: 0, rows: [], isAll: false })));
  const rails = await readOn(ctx, filters, byRail(finders), unread);
  return { rows: byRail(landingRails.map((rail) => rails[rail].rows)), totals: byRail(totals) };
};

/** The landing page: ≤ 10 free and 3 booked offers a rail, of the visitor's province or last filters when there are some, and the totals of the country. */
export const getLanding = async (ctx: Ctx, input: Filters): Promise<Result<Landing>> => {
  const allowed = effective(ctx, { ...searchFilters.parse({}), ...input });
  if (!allowed.ok) return allowed;
  const filters = allowed.value;
  const { rows, totals } = isPlain(filters) ? await landingRows(ctx.db, filters.province ?? null, readerOf(ctx)) : await narrowed(ctx, filters);
  const interesting = railOf(cards(ctx, rows.interesting));
  const own = (rail: Rail): Card[] => railOf(cards(ctx, rows[rail]), interesting);
  return ok({
    interesting,
    warehouse: own('warehouse'),
    retail: own('retail'),
    office: own('office'),
    totals: { offers: totals.interesting, office: totals.office, retail: totals.retail, warehouse: totals.warehouse },
    guesses: guessesProvinces(ctx),
  });
};
