/** Reads the filters out of the address and writes them into it. */

import type { SearchFilters } from '../../../../contract/search/endpoints.ts';
import { cursorPattern } from '../../../../contract/search/schema/cursor.ts';
import type { FieldWishes } from '../../../../contract/search/schema.ts';
import type { Day, Grosze } from '../../../../domain/kit/brand.ts';
import { type OfferType, offerTypes } from '../../../../domain/kit/dictionaries.ts';
import { searchNumbers } from '../../../../domain/kit/numbers.ts';
import { type MainUse, mainUses, type Province, provinces } from '../../../../domain/kit/provinces.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import type { Bounds } from '../../../kit/map/map.tsx';
import { pageNumber } from '../../../kit/page/pages.ts';
import { provinceTicks } from './address-parts.ts';
import { readTypedWhole } from './typed-numbers.ts';

/** The orders of the results, the default first; those of money and of the last change only for whoever sees terms, `distance` only from a place. */
export const orders = ['published', 'modified', 'area-desc', 'area-asc', 'price-asc', 'price-desc', 'pricePerMetre', 'trueCost', 'distance'] as const;
/** An order of the results. */
export type Order = (typeof orders)[number];

/** The ways to look at results, the default first. */
export const views = ['both', 'list', 'map'] as const;
/** A way to look at results. */
export type View = (typeof views)[number];

/** The search as its address says it. */
export type FilterChoice = {
  /** The only main use that is wanted; several stand in `purposes` alone. */
  readonly purpose: MainUse | null;
  /** The main uses, of which one must fit. */
  readonly purposes: readonly MainUse[];
  readonly type: OfferType | null;
  /** As typed: towns, districts, counties' or provinces' names, or whole lines (`understandAddress`). */
  readonly places: readonly string[];
  /** Kilometres around the place. */
  readonly within: number | null;
  readonly province: Province | null;
  readonly county: string;
  readonly minArea: number | null;
  /** Whole złoty. */
  readonly maxPrice: number | null;
  readonly freeFrom: Day | null;
  readonly bounds: Bounds | null;
  /** The corners of a drawn area. */
  readonly area: NonNullable<SearchFilters['area']> | null;
  readonly order: Order;
  readonly page: number;
  /** The key beside which the page stands, as a neighbour's link says it; null after a jump to a number. */
  readonly beside: { readonly after: string } | { readonly before: string } | null;
  readonly view: View;
};

/** The parameters of the bar's own fields: the rest of an address travels along unseen. */
export const barParams = ['premisesPurpose', 'place', 'maxPrice', 'minArea', 'freeFrom', 'sort'] as const;

/** The main uses of an address, `office` or `office,warehouse`, as one text: one field of the bar holds them all. */
export const purposeTexts = (text: string): readonly string[] => text.split(',').map((use) => use.trim());

const purposesOf = (params: URLSearchParams): Pick<FilterChoice, 'purpose' | 'purposes'> => {
  const named = params.getAll('premisesPurpose').flatMap(purposeTexts);
  const purposes = mainUses.filter((use) => named.includes(use));
  return { purpose: purposes.length === 1 ? (purposes[0] ?? null) : null, purposes };
};

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null => known.find((item) => item === text) ?? null;

/** A number that is chosen, not typed: plain digits, else `null`. */
export const plainNumber = (text: string | null, max: number): number | null =>
  /^\d{1,9}$/.test(text ?? '') && Number(text) > 0 ? Math.min(Number(text), max) : null;

const dayOf = (text: string | null): Day | null =>
  text &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
    ? (text as Day)
    : null;

const boundsOf = (text: string | null): Bounds | null => {
  const numbers = (text ?? '').split(',').map(Number);
  const [south = 91, west = 181, north = 91, east = 181] = numbers;
  const readable = numbers.length === 4 && numbers.every(Number.isFinite);
  const onEarth = Math.max(Math.abs(south), Math.abs(north)) <= 90 && Math.max(Math.abs(west), Math.abs(east)) <= 180;
  return text && readable && onEarth && south < north && west < east ? { south, west, north, east } : null;
};

/** Corners as `51.7,19.4;51.8,19.5;…`; what is no area counts as not set. */
const areaOf = (text: string | null): FilterChoice['area'] => {
  const corners = (text ?? '').split(';').map((corner) => corner.split(',').map(Number));
  const isArea = corners.length >= searchNumbers.cornersMin && corners.length <= searchNumbers.cornersMax;
  const isOnEarth = corners.every(([lat = 91, lng = 181, ...more]) => more.length === 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
  return text && isArea && isOnEarth ? corners.map(([lat = 0, lng = 0]): [number, number] => [lat, lng]) : null;
};

/** The beginning of a postal code: `9`, `90`, `90-0`, `90-001`. */
export const isPostCode = (text: string): boolean => /^\d{1,2}$|^\d{2}-\d{0,3}$/.test(text.trim());

const besideOf = (params: URLSearchParams): FilterChoice['beside'] => {
  const [after, before] = ['after', 'before'].map((name) => params.get(name) ?? '');
  if (after && cursorPattern.test(after)) return { after };
  return before && cursorPattern.test(before) ? { before } : null;
};

/** Reads the address of the search, its numbers in the language of the page; anything unreadable counts as not set, and is said (`misread/misread-filters.ts`). */
export const readChosen = (params: URLSearchParams, lang: Lang): FilterChoice => ({
  ...purposesOf(params),
  type: params.getAll('offerType').length > 1 ? null : oneOf(offerTypes, params.get('offerType')),
  places: params.getAll('place').flatMap((text) => text.trim().slice(0, 200) || []),
  within: plainNumber(params.get('within'), searchNumbers.radiusKmMax),
  province: oneOf(provinces, params.get('province')),
  county: (params.get('county') ?? '').trim().slice(0, 100),
  minArea: readTypedWhole(params.get('minArea'), 'areaDetails.surface', lang, 1e6),
  maxPrice: readTypedWhole(params.get('maxPrice'), 'price', lang, 1e8),
  freeFrom: dayOf(params.get('freeFrom')),
  bounds: boundsOf(params.get('bounds')),
  area: areaOf(params.get('area')),
  order: oneOf(orders, params.get('sort')) ?? 'published',
  page: pageNumber(params.get('page')),
  beside: besideOf(params),
  view: oneOf(views, params.get('view')) ?? 'both',
});

const sorts: Readonly<Record<Order, Pick<SearchFilters, 'sort' | 'direction'>>> = {
  modified: { sort: 'modified', direction: 'desc' },
  published: { sort: 'published', direction: 'desc' },
  'area-desc': { sort: 'area', direction: 'desc' },
  'area-asc': { sort: 'area', direction: 'asc' },
  'price-asc': { sort: 'price', direction: 'asc' },
  'price-desc': { sort: 'price', direction: 'desc' },
  pricePerMetre: { sort: 'pricePerMetre', direction: 'asc' },
  trueCost: { sort: 'trueCost', direction: 'asc' },
  distance: { sort: 'distance', direction: 'asc' },
};

/** What the address says besides the fields of the bar: places as they were understood, words, wishes of fields. */
export type MoreFilters = Pick<
  SearchFilters,
  'city' | 'province' | 'county' | 'places' | 'near' | 'text' | 'district' | 'estate' | 'street' | 'postCode' | 'pricePerMetre'
> & {
  readonly fields: FieldWishes;
};

/** Orders that this search can have: by money and by the last change for who sees terms, by distance from a place. */
export const ordersFor = (seesTerms: boolean, hasCentre: boolean): readonly Order[] =>
  orders.filter((order) => (seesTerms || !isOfTerms(order)) && (hasCentre || order !== 'distance'));

/** Whether an order goes by what only confirmed readers see. */
export const isOfTerms = (order: Order | SearchFilters['sort']): boolean => /^price|^trueCost|^modified/.test(order);

/** Several uses are asked for as keys of their field: only a single one is a filter that an index holds. */
const fieldsOf = ({ purposes }: FilterChoice, fields: FieldWishes): Pick<SearchFilters, 'fields'> => {
  const all = purposes.length > 1 ? { ...fields, legalMainUse: purposes } : fields;
  return Object.keys(all).length > 0 ? { fields: all } : {};
};

/** A single province that is ticked is the filter that an index holds, and that is said as one. */
const withLoneProvince = (fields: FieldWishes): Pick<MoreFilters, 'province' | 'fields'> => {
  const { [provinceTicks]: ticked, ...others } = fields;
  const [province, ...more] = provinces.filter((key) => (ticked as readonly string[] | undefined)?.includes(key));
  return province === undefined || more.length > 0 ? { fields } : { province, fields: others };
};

/**
 * The filters that the server is asked with. A chosen order that is not to be had is the default one; a key of its pages that the address has
 * nevertheless may be of another order, and no key is ever of terms.
 */
export const searchFiltersOf = (chosen: FilterChoice, { fields: wishes, ...more }: MoreFilters, seesTerms: boolean): SearchFilters => {
  const { fields, ...lone } = withLoneProvince(wishes);
  return {
    ...(chosen.purpose && { premisesPurpose: chosen.purpose }),
    ...(chosen.type && { offerType: chosen.type }),
    ...(chosen.province && { province: chosen.province }),
    ...lone,
    ...(chosen.county && { county: chosen.county }),
    ...more,
    ...(chosen.minArea && { minArea: chosen.minArea }),
    ...(chosen.maxPrice && { maxPrice: (chosen.maxPrice * 100) as Grosze }),
    ...(chosen.freeFrom && { freeFrom: chosen.freeFrom }),
    ...(chosen.bounds && { bounds: chosen.bounds }),
    ...(chosen.area && { area: chosen.area }),
    ...fieldsOf(chosen, fields),
    ...sorts[ordersFor(seesTerms, more.near !== undefined).includes(chosen.order) ? chosen.order : 'published'],
    page: chosen.page,
    ...(chosen.page > 1 && !isOfTerms(chosen.order) && chosen.beside),
  };
};
