/** Answers the landing page. */

import type { z } from 'zod';
import { type searchCalls, searchFilters } from '../../../contract/search/endpoints.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import type { CardRow } from '../store/cards.ts';
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

/** The rails and totals for more than a province: found like any search, in the columns in memory, and their cards read by one statement. */
const narrowed = async (ctx: Ctx, filters: EffectiveFilters): Promise<LandingRows> => {
  const [ids, totals] = await Promise.all([
    Promise.all(landingRails.map(async (rail) => (await finderOf(ctx, ofUse(filters, rail))).page(orderOf(filters), 0, depth))),
    Promise.all(landingRails.map(async (rail) => cappedTotal(await (await finderOf(ctx, countedOf(rail))).count()))),
  ]);
  const all = [...new Set(ids.flat().map(({ id }) => id))];
  const rows = new Map((await cardsOf(ctx.db, all, readerOf(ctx))).map((row): [string, CardRow] => [row.offerId, row]));
  return { rows: byRail(ids.map((rail) => rail.flatMap(({ id }) => rows.get(id) ?? []))), totals: byRail(totals) };
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
