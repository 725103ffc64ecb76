/** Writes the statement that finds offers like a listed one. */

import type { Id } from '../../../domain/kit/brand.ts';
import { similarNumbers } from '../../../domain/kit/numbers.ts';
import { neighbours } from '../tables/grid.ts';
import { cards, type Statement } from './statements.ts';

const { shown, km, areaTimes, halfwayKm, fromCell } = similarNumbers;

/** A degree of latitude; one of longitude is as much shorter as the place lies north. */
const kmPerDegree = 111.2;
const distance = `${kmPerDegree} * sqrt((l.lat - a.lat) ^ 2 + ((l.lng - a.lng) * cos(radians(a.lat))) ^ 2)`;

/** How many doublings lie between two numbers: 0 for the same, 1 for twice or half as much. A rent of nothing counts as a grosz. */
const doublings = (column: string): string => `abs(ln(greatest(l.${column}, 1)::float8 / greatest(a.${column}, 1))) / ln(2)`;

/** Offers of a cell with the next larger areas, or with the next smaller ones: both stand side by side in the cell's index. */
const beside = (column: string, side: 'larger' | 'smaller'): string => {
  const [within, order] =
    side === 'larger'
      ? [`l.surface >= a.surface and l.surface <= a.surface * ${areaTimes}`, 'asc']
      : [`l.surface < a.surface and l.surface >= a.surface / ${areaTimes}`, 'desc'];
  const where = `l.listed and l.${column} = cell.id and l.use = a.use and l.offer_id <> a.offer_id and l.valid_to > now() and ${within}`;
  return `(select l.offer_id from listing l where ${where} order by l.surface ${order}, l.offer_id ${order} limit ${fromCell})`;
};

const candidates = (column: 'near_cell' | 'far_cell', cells: string): string =>
  `select found.offer_id from anchor a cross join lateral unnest(array[${cells}]) cell(id)
    cross join lateral (${beside(column, 'larger')} union all ${beside(column, 'smaller')}) found`;

/**
 * Free offers like this one, the likest first. Candidates are the nearest in area of the ten cells around it, at most 240 however many offers
 * there are; distance, area and rent order them, the rent only for somebody who sees prices. Worked example: 10 km away and half as large again
 * as wanted (0.58 doublings) is 1.58 unlike; next door at twice the rent is 1 unlike, so it comes first.
 */
export const similarStatement = (offerId: Id, byRent: boolean, uid: Id | null): Statement => {
  const near = neighbours.map((step) => `a.near_cell + ${step}`).join(', ');
  const unlike = [`${distance} / ${halfwayKm}`, doublings('surface'), ...(byRent ? [doublings('price_per_metre')] : [])].join(' + ');
  const ids = `with anchor as materialized (select * from listing where offer_id = $1 and listed),
    candidate as (${candidates('near_cell', near)} union ${candidates('far_cell', 'a.far_cell')})
    select l.offer_id, ${unlike} as unlike from candidate join listing l using (offer_id) cross join anchor a
    where l.sale = a.sale and not l.booked and ${distance} <= ${km} order by unlike, l.offer_id limit ${shown}`;
  return cards(ids, 'unlike, offer_id', [offerId], uid);
};
