import { type SearchFilters, searchFilters } from '../../../src/contract/search/endpoints.ts';
import {
  countStatement,
  pageAndCountStatement,
  pageStatement,
  pinsStatement,
  type Statement,
  statement,
} from '../../../src/server/search/store/statements.ts';
import { type EffectiveFilters, type PageNeighbour, parsePlace } from '../../../src/server/search/store/wanted.ts';
import { seeded } from '../../art/random.ts';
import { type Premises, premisesOf } from '../offers/premises.ts';

/** A way of searching. Every request looks for something like one of the generated offers, so that each differs and none is absurd. */
export type Kind = {
  readonly what: string;
  readonly filters: (like: Premises, random: () => number) => Partial<SearchFilters>;
  /** Only for somebody who is signed in: a visitor neither filters nor sorts by price. */
  readonly signedIn?: true;
};

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;
const areaOf = ({ seed }: Premises): number => seed.levels.flatMap(([, , , rooms]) => rooms).reduce((sum, [, surface]) => sum + surface, 0);
const priceOf = (like: Premises): number => Math.round(areaOf(like) * like.seed.rate);
const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A place in the order of the newest, as the link to the next page names it. */
const cursorFrom = (days: number): string => `${Date.now() - Math.floor(days * 86_400_000)}~${'x'.repeat(20)}`;

const place = ({ town: { province }, seed: { use } }: Premises): Partial<SearchFilters> => ({ province, premisesPurpose: use });

/** Six to forty kilometres around an offer, as a map shows them. */
const viewport = ({ seed: { at } }: Premises, random: () => number): Partial<SearchFilters> => {
  const [, , , , , , lat, lng] = at;
  const half = 0.03 * 2 ** (random() * 2.7);
  return { bounds: { south: lat - half, north: lat + half, west: lng - half * 1.6, east: lng + half * 1.6 } };
};

/** Pages of cards with their count. */
export const kinds: readonly Kind[] = [
  { what: 'everything', filters: (_like, random) => ({ page: 1 + Math.floor(random() * 4) }) },
  { what: 'province and use', filters: place },
  { what: 'use, without province', filters: ({ seed: { use } }) => ({ premisesPurpose: use }) },
  { what: 'county', filters: ({ town: { county }, seed: { use } }) => ({ county, premisesPurpose: use }) },
  { what: 'county and city', filters: ({ town: { county, name }, seed: { use } }) => ({ county, city: name, premisesPurpose: use }) },
  { what: 'free from', filters: (like, random) => ({ ...place(like), freeFrom: dayFrom(Math.floor(random() * 60)) as never }) },
  { what: 'county, free from', filters: ({ town: { county } }, random) => ({ county, freeFrom: dayFrom(Math.floor(random() * 60)) as never }) },
  { what: 'area', filters: (like) => ({ ...place(like), minArea: roundTo(areaOf(like) * 0.8, 5) }) },
  {
    what: 'price and area',
    signedIn: true,
    filters: (like) => ({ ...place(like), minArea: roundTo(areaOf(like) * 0.8, 5), maxPrice: (roundTo(priceOf(like) * 1.1, 100) * 100) as never }),
  },
  { what: 'deep pages', filters: (like, random) => ({ ...place(like), page: 40 + Math.floor(random() * 72) }) },
  { what: 'turned pages', filters: (like, random) => ({ ...place(like), page: 40 + Math.floor(random() * 72), after: cursorFrom(random() * 20) }) },
  { what: 'city by area', filters: ({ town: { name } }) => ({ city: name, sort: 'area', direction: 'asc' }) },
  { what: 'city by price', signedIn: true, filters: ({ town: { name } }) => ({ city: name, sort: 'price', direction: 'asc' }) },
  { what: 'province and use by price', signedIn: true, filters: (like) => ({ ...place(like), sort: 'price', direction: 'asc' }) },
];

/** Viewports of the map, and of the list beside it. */
export const mapKinds: readonly Kind[] = [
  { what: 'viewport', filters: viewport },
  { what: 'viewport, one use', filters: (like, random) => ({ ...viewport(like, random), premisesPurpose: like.seed.use }) },
  {
    what: 'viewport, area and free from',
    filters: (like, random) => ({ ...viewport(like, random), minArea: roundTo(areaOf(like), 5), freeFrom: dayFrom(30) as never }),
  },
  {
    what: 'the whole country, one use',
    filters: ({ seed: { use } }) => ({ premisesPurpose: use, bounds: { south: 49, north: 54.9, west: 14.1, east: 24.2 } }),
  },
  { what: 'viewport by area', filters: (like, random) => ({ ...viewport(like, random), sort: 'area', direction: 'asc' }) },
  { what: 'viewport by price', signedIn: true, filters: (like, random) => ({ ...viewport(like, random), sort: 'price', direction: 'asc' }) },
  { what: 'a city without bounds', filters: ({ town: { name } }) => ({ city: name }) },
];

const different = 300;

/** The requests of a kind: the same ones for every size of the database, since its first offers are the same. */
export const requestsOf = ({ filters }: Kind): readonly SearchFilters[] =>
  Array.from({ length: different }, (_, index) => {
    const random = seeded(index + 7_000_000);
    return searchFilters.parse(filters(premisesOf(Math.floor(random() * 100_000)), random));
  });

const effective = ({ page: _page, after: _after, before: _before, ...filters }: SearchFilters): EffectiveFilters => filters;

const placeOf = ({ page, after }: SearchFilters): number | PageNeighbour => (after === undefined ? page : { ...parsePlace(after), side: 'after' });

/** The statement that the product asks for a page of cards and their count, which stops at 1 001. */
export const pageAndCountOf = (filters: SearchFilters): Statement => pageAndCountStatement(effective(filters), placeOf(filters), null);
/** Its page alone. */
export const pageOf = (filters: SearchFilters): Statement => pageStatement(effective(filters), placeOf(filters), null);
/** Its count alone. */
export const countOf = (filters: SearchFilters): Statement => countStatement(effective(filters));
/** The statement for the pins of the map: one more than are shown. */
export const pinsOf = (filters: SearchFilters): Statement => pinsStatement(effective(filters), 501);

/** How many offers of each use a viewport holds, as one would write it: what the page shows beside the uses. */
export const usesOf = ({ bounds, minArea, freeFrom }: SearchFilters): Statement => {
  if (bounds === undefined) throw new Error('the uses are counted in a viewport');
  const values: unknown[] = [];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const where = [
    'listed and valid_to > now()',
    `lat between ${param(bounds.south)} and ${param(bounds.north)} and lng between ${param(bounds.west)} and ${param(bounds.east)}`,
    ...(minArea ? [`surface >= ${param(minArea)}`] : []),
    ...(freeFrom ? [`free_from <= ${param(freeFrom)}`] : []),
  ].join(' and ');
  return statement(`select use, count(*)::int as n from listing where ${where} group by use`, values);
};

/** What the page asks when a filter has changed beside its map: list, count, pins and the counts of the uses in one request. */
export const pageAddressOf = ({ bounds, premisesPurpose, minArea, freeFrom }: SearchFilters): string => {
  if (bounds === undefined) throw new Error('the page asks for a part of the map');
  const part = [bounds.south, bounds.west, bounds.north, bounds.east].map((degrees) => degrees.toFixed(5)).join(',');
  const filters = { ...(premisesPurpose && { premisesPurpose }), ...(minArea && { minArea: String(minArea) }), ...(freeFrom && { freeFrom }) };
  return `/offers.data?${new URLSearchParams({ _routes: 'root,search/offers.page', bounds: part, ...filters })}`;
};
