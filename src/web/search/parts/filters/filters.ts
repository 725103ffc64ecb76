/** Reads the filters out of the address and writes them into it. */

import type { SearchFilters } from '../../../../contract/search/endpoints.ts';
import type { Day, Grosze } from '../../../../domain/kit/brand.ts';
import { type MainUse, mainUses, type Province, provinces } from '../../../../domain/kit/provinces.ts';
import type { Bounds } from '../../../kit/map/map.tsx';

/** The orders of the results, the default first; by price only for signed-in people. */
export const orders = ['modified', 'area-desc', 'area-asc', 'price-asc', 'price-desc'] as const;
/** An order of the results. */
export type Order = (typeof orders)[number];

/** The ways to look at results, the default first. */
export const views = ['both', 'list', 'map'] as const;
/** A way to look at results. */
export type View = (typeof views)[number];

/** Leases, and announcements of a sale. */
export const offerTypes = ['rent', 'sell'] as const;
type OfferType = (typeof offerTypes)[number];

/** The search as its address says it. */
export type Chosen = {
  readonly purpose: MainUse | null;
  readonly type: OfferType | null;
  /** As typed: a town, a district, a county's or a province's name. */
  readonly place: string;
  readonly province: Province | null;
  readonly county: string;
  readonly minArea: number | null;
  /** Whole złoty. */
  readonly maxPrice: number | null;
  readonly freeFrom: Day | null;
  readonly bounds: Bounds | null;
  readonly order: Order;
  readonly page: number;
  readonly view: View;
};

/** The address parameter behind each filter, in the order in which they are shown. */
export const filterParams = {
  purpose: 'premisesPurpose',
  type: 'offerType',
  place: 'place',
  province: 'province',
  county: 'county',
  maxPrice: 'maxPrice',
  minArea: 'minArea',
  freeFrom: 'freeFrom',
  bounds: 'bounds',
} as const satisfies Partial<Record<keyof Chosen, string>>;
/** A filter that the person can take away alone. */
export type FilterName = keyof typeof filterParams;
/** Every such filter, in the order of the bar. */
export const filterNames = Object.keys(filterParams) as readonly FilterName[];

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null => known.find((item) => item === text) ?? null;

const unit = /(?:m²|m2|m\.?kw\.?|metr\p{L}*|m|zł|pln|zl)\.?(?:\/mies\.?)?$/iu;

/** Digits as people write them, `60 000`, `60.000`, `80 m²`, `1200 zł`, to a whole number; nothing and nonsense to `null`. */
export const wholeNumber = (text: string | null, max: number): number | null => {
  const bare = (text ?? '').replace(/[\s\u00a0\u202f]/g, '').replace(unit, '');
  const digits = (/^\d{1,3}(?:[.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare).replace(/[.,]\d{1,2}$/, '');
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Math.min(Number(digits), max) : null;
};

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

/** A viewport as it stands in the address: about a metre exact. */
export const boundsText = ({ south, west, north, east }: Bounds): string => {
  const degrees = (n: number, limit: number): string => Math.max(-limit, Math.min(limit, n)).toFixed(5);
  return [degrees(south, 90), degrees(west, 180), degrees(north, 90), degrees(east, 180)].join(',');
};

/** Reads the address of the search; anything unreadable counts as not set. */
export const readChosen = (params: URLSearchParams): Chosen => ({
  purpose: oneOf(mainUses, params.get('premisesPurpose')),
  type: oneOf(offerTypes, params.get('offerType')),
  place: (params.get('place') ?? params.get('city') ?? '').trim().slice(0, 100),
  province: oneOf(provinces, params.get('province')),
  county: (params.get('county') ?? '').trim().slice(0, 100),
  minArea: wholeNumber(params.get('minArea'), 1e6),
  maxPrice: wholeNumber(params.get('maxPrice'), 1e8),
  freeFrom: dayOf(params.get('freeFrom')),
  bounds: boundsOf(params.get('bounds')),
  order: oneOf(orders, params.get('sort')) ?? 'modified',
  page: wholeNumber(params.get('page'), 10_000) ?? 1,
  view: oneOf(views, params.get('view')) ?? 'both',
});

const sortOf = (order: Order): Pick<SearchFilters, 'sort' | 'direction'> => {
  const [sort, direction] = order.split('-');
  return { sort: sort === 'area' || sort === 'price' ? sort : 'modified', direction: direction === 'asc' ? 'asc' : 'desc' };
};

type Place = Pick<SearchFilters, 'city' | 'province' | 'county'>;

/** The filters that the server is asked with; `place` is what the typed place was understood as. */
export const searchFiltersOf = (chosen: Chosen, place: Place): SearchFilters => ({
  ...(chosen.purpose && { premisesPurpose: chosen.purpose }),
  ...(chosen.type && { offerType: chosen.type }),
  ...(chosen.province && { province: chosen.province }),
  ...(chosen.county && { county: chosen.county }),
  ...place,
  ...(chosen.minArea && { minArea: chosen.minArea }),
  ...(chosen.maxPrice && { maxPrice: (chosen.maxPrice * 100) as Grosze }),
  ...(chosen.freeFrom && { freeFrom: chosen.freeFrom }),
  ...(chosen.bounds && { bounds: chosen.bounds }),
  ...sortOf(chosen.order),
  page: chosen.page,
});

/** The address with one filter taken off; a page number never survives a change of filters. */
export const without = (params: URLSearchParams, name: FilterName): string => {
  const next = new URLSearchParams(params);
  for (const gone of [filterParams[name], 'page', ...(name === 'place' ? ['city'] : [])]) next.delete(gone);
  return `?${next}`;
};

/** The filters that are set. */
export const setFilters = (chosen: Chosen): readonly FilterName[] => filterNames.filter((name) => chosen[name] !== null && chosen[name] !== '');
