/** Writes the statements of search, made for its indexes. A fast path (docs/fast-paths.md): switch off with a statement for each rail and total, and for page and count. */

import type { Id } from '../../../domain/kit/brand.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import type { Province } from '../../../domain/kit/provinces.ts';
import { statementNames } from '../../kit/fast/named-statements.ts';
import { foldPlace } from '../../kit/places.ts';
import { cardColumns, keptColumn } from './cards.ts';
import { type Cells, cellsOf, inBands, inside, type Param, type Viewport } from './viewport.ts';
import { type EffectiveFilters, type PageNeighbour, wayFrom } from './wanted.ts';

/**
 * A statement of search with its values. The shapes that people ask for are prepared under a name and planned once a connection; each filter that
 * is chosen or not is a shape of its own, thousands of which somebody could ask for, so there is an end to what is kept.
 */
export type Statement = { readonly name: string | undefined; readonly text: string; readonly values: unknown[] };

const nameOf = statementNames('search');

/** A statement, under a name once its text has come back. */
export const statement = (text: string, values: unknown[]): Statement => ({ name: nameOf(text), text, values });

/** Collects the parameters of a statement while its text is written. */
const sqlParams = () => {
  const values: unknown[] = [];
  const param: Param = (value) => `$${values.push(value)}`;
  return { values, param };
};

/**
 * A boundary as the planner cannot value it. A number in its place is valued for each search: a plan made for the values then looks cheaper
 * than one made for any, and is made anew for every search (half a millisecond of each; on every connection for dates among a million
 * offers). The index tests it all the same.
 */
const boundary = (value: unknown, type: 'float8' | 'bigint' | 'date', param: Param): string => `(select ${param(value)}::${type})`;

const conditions = (filters: EffectiveFilters, param: Param, within: (viewport: Viewport, param: Param) => string = inBands): string => {
  const { offerType, premisesPurpose, province, county, city, minArea, maxPrice, freeFrom, bounds } = filters;
  return [
    'listed',
    'valid_to > now()',
    offerType && (offerType === 'sell' ? 'sale' : 'not sale'),
    premisesPurpose && `use = ${param(premisesPurpose)}`,
    province && `province = ${param(province)}`,
    county && `county_key = ${param(foldPlace(county))}`,
    city && `city_key = ${param(foldPlace(city))}`,
    minArea && `surface >= ${boundary(minArea, 'float8', param)}`,
    maxPrice !== undefined && `price <= ${boundary(maxPrice, 'bigint', param)}`,
    freeFrom && `free_from <= ${boundary(freeFrom, 'date', param)}`,
    bounds && within(bounds, param),
  ]
    .filter(Boolean)
    .join(' and ');
};

// The orders that an index holds; a search in another one is answered elsewhere (`isPlain`).
const orders: Readonly<Partial<Record<EffectiveFilters['sort'], string>>> = { area: 'surface', price: 'price' };

const columnOf = ({ sort }: EffectiveFilters): string => orders[sort] ?? 'published_at';

const orderOf = (filters: EffectiveFilters, way = filters.direction): string => `${columnOf(filters)} ${way}, offer_id ${way}`;

/** The latest moment that the database reads as it is written. */
const latest = Date.UTC(9999, 0);

/** What an offer is ordered by as the index holds it, with its type; null for what no offer can be ordered by. */
const indexedKey = ({ sort }: EffectiveFilters, key: number): { readonly value: string | number; readonly type: string } | null => {
  if (sort === 'area') return Number.isFinite(key) ? { value: key, type: 'float8' } : null;
  if (!Number.isSafeInteger(key)) return null;
  if (sort === 'price') return { value: key, type: 'bigint' };
  return key >= 0 && key < latest ? { value: new Date(key).toISOString(), type: 'timestamptz' } : null;
};

/** Whether an index holds the place: one that was made up need not be of its column's kind. */
export const isIndexedPlace = (filters: EffectiveFilters, { key }: Pick<PageNeighbour, 'key'>): boolean => indexedKey(filters, key) !== null;

/** Behind an offer, or before it, in the order of the index. */
const isBeside = (filters: EffectiveFilters, { key, id, side }: PageNeighbour, param: Param): string => {
  const { value, type } = indexedKey(filters, key) ?? { value: null, type: 'text' };
  const sign = wayFrom(filters.direction, side) === 'asc' ? '>' : '<';
  return `(${columnOf(filters)}, offer_id) ${sign} (${param(value)}::${type}, ${param(id)})`;
};

/** The columns of a card as this person reads them; null for a visitor, who keeps nothing. The values get their uid. */
const columnsFor = (uid: Id | null, offerId: string, values: unknown[]): string =>
  uid === null ? cardColumns : `${cardColumns}, ${keptColumn(`$${values.push(uid)}`, offerId)}`;

/** Ids out of the index first, whole rows only for those that are shown, as the person of `uid` reads them; `before` are columns before those of the card. */
export const cards = (ids: string, order: string, values: unknown[], uid: Id | null, before: readonly string[] = []): Statement => {
  const columns = [...before, columnsFor(uid, 'l.offer_id', values)].join(', ');
  return statement(`select ${columns} from (${ids}) page join listing l using (offer_id) order by ${order}`, values);
};

/** The count of a statement stops here, so that it does not grow with the data. */
export const countCap = 1001;

/** How many offers there are; `capped` when they are more than `total` and nobody counted on. */
export type Count = { readonly total: number; readonly capped: boolean };

/** What a statement counted. */
export const countedTo = (counted: number): Count => ({ total: Math.min(counted, countCap - 1), capped: counted >= countCap });

/** The same as one number, whoever counted: up to the cap, which says that there are more than a thousand. */
export const cappedTotal = ({ total, capped }: Count): number => (capped ? countCap : Math.min(total, countCap));

/** Numbers of pages end where the count of a statement does, however many offers there are: deeper ones cost the database much and help nobody. */
export const pagesMax = Math.ceil((countCap - 1) / listNumbers.page);

/** A page beside an offer: the index is read from there, so that the hundredth page costs what the first one does. */
const pageBeside = (filters: EffectiveFilters, beside: PageNeighbour, uid: Id | null): Statement => {
  const { values, param } = sqlParams();
  const order = orderOf(filters, wayFrom(filters.direction, beside.side));
  const limit = `limit ${listNumbers.page}`;
  const cells = filters.bounds ? cellsOf(filters.bounds) : null;
  const from = cells && param(cells.cells);
  const where = `${conditions(filters, param, inside)} and ${isBeside(filters, beside, param)}`;
  const ids = (more: string, and: string): string => `select offer_id${more} from listing where ${where}${and} order by ${order} ${limit}`;
  if (cells === null) return cards(ids('', ''), orderOf(filters), values, uid);
  const ofCell = ids(`, ${columnOf(filters)}`, ` and ${cells.column} = cell.id`);
  const all = `select offer_id from unnest(${from}::int[]) cell(id) cross join lateral (${ofCell}) first order by ${order} ${limit}`;
  return cards(all, orderOf(filters), values, uid);
};

/** A page out of an index that holds its order. */
const plainPage = (filters: EffectiveFilters, page: number, uid: Id | null): Statement => {
  const { values, param } = sqlParams();
  const where = conditions(filters, param, inside);
  const order = orderOf(filters);
  const limit = `limit ${listNumbers.page}`;
  const ids = (range: string, more = ''): string => `select offer_id${more} from listing where ${where} order by ${order} ${range}`;
  if (page === 1) return cards(ids(limit), order, values, uid);
  const all = ids(`limit ${pagesMax * listNumbers.page}`, `, ${columnOf(filters)}`);
  const offset = param((page - 1) * listNumbers.page);
  return cards(`select offer_id from (${all}) pages order by ${order} ${limit} offset ${offset}`, order, values, uid);
};

/** A page's offers may all lie in one cell, so of each as many are read: rounded up, so that there are few statements to prepare. */
const depthOf = (page: number): number => Math.min(4 ** Math.ceil(Math.log2(page) / 2), pagesMax) * listNumbers.page;

/** The first of each cell, and of those the page: however many offers lie in a viewport, few are read. */
const cellsPage = (filters: EffectiveFilters, { column, cells }: Cells, page: number, uid: Id | null): Statement => {
  const { values, param } = sqlParams();
  const order = orderOf(filters);
  const from = param(cells);
  const where = `${conditions(filters, param, inside)} and ${column} = cell.id`;
  const ofCell = `select offer_id, ${columnOf(filters)} from listing where ${where} order by ${order} limit ${depthOf(page)}`;
  const range = `limit ${listNumbers.page} offset ${param((page - 1) * listNumbers.page)}`;
  const ids = `select offer_id from unnest(${from}::int[]) cell(id) cross join lateral (${ofCell}) first order by ${order} ${range}`;
  return cards(ids, order, values, uid);
};

/**
 * A page of cards, by its number from 1 or beside an offer. Every limit is written out: a plan made for any values would take an unknown one for a tenth of the table,
 * look too dear, and be made anew for every search, which costs more than the search. So a deeper page is cut out of all there may be;
 * the index is read only as far as the page. Who turns a page says beside which offer: then nothing before it is read.
 */
export const pageStatement = (filters: EffectiveFilters, page: number | PageNeighbour, uid: Id | null): Statement => {
  if (typeof page !== 'number') return pageBeside(filters, page, uid);
  const cells = filters.bounds ? cellsOf(filters.bounds) : null;
  return cells ? cellsPage(filters, cells, page, uid) : plainPage(filters, page, uid);
};

/**
 * How many there are. Of a price and an area, the dear ones are the large ones: counted from the highest price down, a thousand are
 * soon found, and an index holds that order for a province and a use.
 */
export const countStatement = (filters: EffectiveFilters): Statement => {
  const { values, param } = sqlParams();
  const { province, premisesPurpose, county, city, minArea, maxPrice } = filters;
  const dearest = province && premisesPurpose && minArea && maxPrice !== undefined && !county && !city;
  const found = `select 1 from listing where ${conditions(filters, param)} ${dearest ? 'order by price desc ' : ''}limit ${countCap}`;
  return statement(`select count(*)::int as n from (${found}) found`, values);
};

/**
 * A page of cards, and beside every row how many there are; a page without any card is one row of nothing but the count. One statement instead of
 * two: binding, sending and reading a second one costs the program and the database more than the count itself.
 */
export const pageAndCountStatement = (filters: EffectiveFilters, page: number | PageNeighbour, uid: Id | null): Statement => {
  const [shown, counted] = [pageStatement(filters, page, uid), countStatement(filters)];
  const values = [...shown.values, ...counted.values];
  const count = counted.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + shown.values.length}`);
  const text = `select n, shown.* from (${count}) counted left join (${shown.text}) shown on true order by ${orderOf(filters)}`;
  return statement(text, values);
};

/** One offer that is listed now. */
export const cardStatement = (offerId: Id, uid: Id | null): Statement => {
  const values: unknown[] = [offerId];
  const columns = columnsFor(uid, 'l.offer_id', values);
  return statement(`select ${columns} from listing l where offer_id = $1 and listed and valid_to > now()`, values);
};

/** These offers, in any order. */
export const cardsStatement = (ids: readonly Id[], uid: Id | null): Statement => {
  const values: unknown[] = [[...ids]];
  return statement(`select ${columnsFor(uid, 'l.offer_id', values)} from listing l where offer_id = any($1)`, values);
};

/** Whether anything is listed in a province. */
export const listedInStatement = (province: Province): Statement =>
  statement('select exists (select from listing where listed and valid_to > now() and province = $1)', [province]);

const pinColumns = 'offer_id, lat, lng, surface, price, booked, name, sale';

/**
 * Pins of a viewport from the south to the north, as the map's index holds them, and without one the newest: of too many it is always
 * the same ones that show, whatever they cost.
 */
export const pinsStatement = (filters: EffectiveFilters, limit: number): Statement => {
  const { values, param } = sqlParams();
  const where = conditions(filters, param);
  const order = filters.bounds ? 'lat_band, lng, lat, offer_id' : 'published_at desc, offer_id desc';
  return statement(`select ${pinColumns} from listing where ${where} and lat_band is not null order by ${order} limit ${limit}`, values);
};

/** These pins, in any order. */
export const pinsOfStatement = (ids: readonly Id[]): Statement =>
  statement(`select ${pinColumns} from listing where offer_id = any($1) and lat_band is not null`, [[...ids]]);

/** The rails of the landing page: offers of any use, and of each. */
export const landingRails = ['interesting', 'warehouse', 'retail', 'office'] as const;
/** A rail of the landing page. */
export type Rail = (typeof landingRails)[number];

const railIds = (rail: Rail, province: string | null): string => {
  const of = ['listed', 'valid_to > now()', rail !== 'interesting' && `use = '${rail}'`, province && `province = ${province}`];
  const where = of.filter(Boolean).join(' and ');
  const ids = (booked: string, limit: number): string =>
    `(select '${rail}' as rail, ${booked === 'booked'} as held, offer_id from listing where ${where} and ${booked} order by published_at desc, offer_id desc limit ${limit})`;
  // Of a use so many more as the first rail may have taken: no offer stands in two.
  const times = rail === 'interesting' ? 1 : 2;
  return `${ids('not booked', times * listNumbers.landingActive)} union all ${ids('booked', times * listNumbers.landingBooked)}`;
};

/**
 * All offers to let together, as the page says how many bind; of a use what its list shows, sales too. The order is that of the index which
 * knows a sale: without it the planner reads the table.
 */
const railCount = (rail: Rail): string => {
  const use = rail === 'interesting' ? ' and not sale order by lat_band' : ` and use = '${rail}'`;
  return `(select count(*)::int from (select 1 from listing where listed and valid_to > now()${use} limit ${countCap}) found) as ${rail}_total`;
};

/**
 * The whole landing page as one statement: the newest free and booked offers of each rail, and beside every row the totals of the country, which
 * are counted once. A page without any offer is one row with totals and no card.
 */
export const landingStatement = (province: Province | null, uid: Id | null): Statement => {
  const { values, param } = sqlParams();
  const where = province && param(province);
  const totals = landingRails.map((rail) => `${rail}_total`).join(', ');
  const rails = landingRails.map((rail) => railIds(rail, where)).join(' union all ');
  return statement(
    `select rail, ${totals}, ${columnsFor(uid, 'shown.offer_id', values)} from (select ${landingRails.map(railCount).join(', ')}) totals
      left join (select * from (${rails}) rails join listing l using (offer_id)) shown on true order by rail, held, published_at desc, offer_id desc`,
    values,
  );
};
