/** Writes the statement that finds offers like a listed one. */

import type { Id } from '../../../domain/kit/brand.ts';
import { polandBounds, similarNumbers } from '../../../domain/kit/numbers.ts';
import { neighbours } from '../tables/grid.ts';
import { cards, type Statement } from './statements.ts';
import { cellsOfGrid } from './viewport.ts';

const { shown, km, areaTimes, halfwayKm, elsewhereKm, fromCell, fromFarCell } = similarNumbers;

/** A degree of latitude; one of longitude is as much shorter as the place lies north. */
const kmPerDegree = 111.2;
const distance = `${kmPerDegree} * sqrt((l.lat - a.lat) ^ 2 + ((l.lng - a.lng) * cos(radians(a.lat))) ^ 2)`;

/** How far away an offer counts to be. An offer without a pin is somewhere in its province. */
const away = `coalesce(${distance}, case when l.province = a.province then 0 else ${elsewhereKm} end)`;

/** How many doublings lie between two numbers: 0 for the same, 1 for twice or half as much. A rent of nothing counts as a grosz. */
const doublings = (column: string): string => `abs(ln(greatest(l.${column}, 1)::float8 / greatest(a.${column}, 1))) / ln(2)`;

type Cells = { readonly column: 'near_cell' | 'far_cell'; readonly ids: string; readonly most: number };

/** Offers of a cell with the next larger areas, or with the next smaller ones: both stand side by side in the cell's index. */
const beside = ({ column, most }: Cells, side: 'larger' | 'smaller'): string => {
  const [within, order] =
    side === 'larger'
      ? [`l.surface >= a.surface and l.surface <= a.surface * ${areaTimes}`, 'asc']
      : [`l.surface < a.surface and l.surface >= a.surface / ${areaTimes}`, 'desc'];
  const where = `l.listed and l.${column} = cell.id and l.use = a.use and l.offer_id <> a.offer_id and l.valid_to > now() and ${within}`;
  return `(select l.offer_id from listing l where ${where} order by l.surface ${order}, l.offer_id ${order} limit ${most})`;
};

const candidates = (cells: Cells): string =>
  `select found.offer_id from anchor a cross join lateral unnest(${cells.ids}) cell(id)
    cross join lateral (${beside(cells, 'larger')} union all ${beside(cells, 'smaller')}) found`;

/** Every cell of the wide grid that the country lies in: some 250. */
const countryCells = cellsOfGrid('far_cell', polandBounds, Number.POSITIVE_INFINITY) ?? [];

/**
 * Free offers like this one, the likest first. Candidates are the nearest in area of the ten cells around it, at most 240 however many offers
 * there are; distance, area and rent order them, the rent only for somebody who sees prices. Worked example: 10 km away and half as large again
 * as wanted (0.58 doublings) is 1.58 unlike; next door at twice the rent is 1 unlike, so it comes first.
 *
 * Where fewer than are shown lie near, the likest of the rest of the country follow: of each wide cell the nearest in area, at most 2000 in
 * all. They are not looked for otherwise. Each comes with its distance in kilometres; null where this one has no pin.
 */
export const similarStatement = (offerId: Id, byRent: boolean, uid: Id | null): Statement => {
  const around = neighbours.map((step) => `a.near_cell + ${step}`).join(', ');
  const near = candidates({ column: 'near_cell', ids: `array[${around}]`, most: fromCell });
  const own = candidates({ column: 'far_cell', ids: 'array[a.far_cell]', most: fromCell });
  const country = candidates({ column: 'far_cell', ids: '$2::int[]', most: fromFarCell });
  const unlike = [`${away} / ${halfwayKm}`, doublings('surface'), ...(byRent ? [doublings('price_per_metre')] : [])].join(' + ');
  const likest = (of: string, where: string): string => `select l.offer_id, ${distance} as km, ${unlike} as unlike
    from (${of}) candidate join listing l using (offer_id) cross join anchor a
    where l.sale = a.sale and not l.booked and ${where} order by unlike, l.offer_id limit ${shown}`;
  const ids = `with anchor as materialized (select * from listing where offer_id = $1 and listed),
    near as materialized (${likest(`${near} union ${own}`, `${distance} <= ${km}`)}),
    far as (${likest(country, `(${distance} <= ${km}) is not true and (select count(*) from near) < ${shown}`)})
    select offer_id, km, is_far, unlike from (select *, false as is_far from near union all select *, true from far) found
    order by is_far, unlike, offer_id limit ${shown}`;
  return cards(ids, 'is_far, unlike, offer_id', [offerId, [...countryCells]], uid, ['page.km']);
};
