import { createHash } from 'node:crypto';
import type { SearchFilters } from '../../../contract/search/endpoints.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import type { MainUse, Province } from '../../../domain/kit/provinces.ts';
import { foldPlace } from '../../kit/places.ts';

/** Filters that may take effect for the asking person: a visitor's have lost everything about money. */
export type Effective = Omit<SearchFilters, 'page'>;

/** A statement of search with its values, prepared under the name of its own text: a few dozen shapes, planned once a connection. */
export type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `search_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
};

const statement = (text: string, values: unknown[]): Statement => ({ name: nameOf(text), text, values });

const bandOf = (lat: number): number => Math.floor(lat * 10);
// No offer lies outside: the whole world seen at once is read as the country.
const [lowestBand, highestBand] = [bandOf(48), bandOf(56)];

/** Collects `$n` places while a statement is written. */
const writer = () => {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  return { values, put };
};

/** A viewport as bands of latitude, so that a map's index is read only where it lies; Poland has sixty. */
const within = ({ south, west, north, east }: NonNullable<Effective['bounds']>, put: (value: unknown) => string): string => {
  const [first, last] = [Math.max(bandOf(south), lowestBand), Math.min(bandOf(north), highestBand)];
  const bands = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return `lat_band = any(${put(bands)}::int[]) and lat between ${put(south)} and ${put(north)} and lng between ${put(west)} and ${put(east)}`;
};

const conditions = (filters: Effective, put: (value: unknown) => string): string => {
  const { premisesPurpose, province, county, city, minArea, maxPrice, freeFrom, bounds } = filters;
  return [
    'listed',
    'valid_to > now()',
    premisesPurpose && `use = ${put(premisesPurpose)}`,
    province && `province = ${put(province)}`,
    county && `county_key = ${put(foldPlace(county))}`,
    city && `city_key = ${put(foldPlace(city))}`,
    minArea && `surface >= ${put(minArea)}`,
    maxPrice !== undefined && `price <= ${put(maxPrice)}`,
    freeFrom && `free_from <= ${put(freeFrom)}::date`,
    bounds && within(bounds, put),
  ]
    .filter(Boolean)
    .join(' and ');
};

const orders = { modified: 'modified_at', area: 'surface', price: 'price' } as const;

const orderOf = ({ sort, direction }: Effective): string => `${orders[sort]} ${direction}, offer_id ${direction}`;

/** What a card is read from, in the order in which `cardRow` takes it apart. */
const cardColumns =
  'offer_id, name, use, address, city, province, surface, floors, free_from, price, price_per_metre, image, image_count, booked, reserved_until, state, lat, lng, modified_at';

/** Ids out of the index first, whole rows only for those that are shown. */
const cards = (ids: string, order: string, values: unknown[]): Statement =>
  statement(`select ${cardColumns} from (${ids}) page join listing l using (offer_id) order by ${order}`, values);

/** The count stops here, so that it does not grow with the data; what is beyond is "1 000+". */
export const countCap = 1001;

/** Pages end where the count does: deeper ones cost the database much and help nobody. */
export const pagesMax = Math.ceil((countCap - 1) / listNumbers.page);

/**
 * A page of cards, from 1. Every limit is written out: a plan made for any values would take an unknown one for a tenth of the table,
 * look too dear, and be made anew for every search, which costs more than the search. So a deeper page is cut out of all there may be;
 * the index is read only as far as the page.
 */
export const pageStatement = (filters: Effective, page: number): Statement => {
  const { values, put } = writer();
  const where = conditions(filters, put);
  const order = orderOf(filters);
  const limit = `limit ${listNumbers.page}`;
  const ids = (range: string, more = ''): string => `select offer_id${more} from listing where ${where} order by ${order} ${range}`;
  if (page === 1) return cards(ids(limit), order, values);
  const all = ids(`limit ${pagesMax * listNumbers.page}`, `, ${orders[filters.sort]}`);
  return cards(`select offer_id from (${all}) pages order by ${order} ${limit} offset ${put((page - 1) * listNumbers.page)}`, order, values);
};

/**
 * How many there are. Of a price and an area, the dear ones are the large ones: counted from the highest price down, a thousand are
 * soon found, and an index holds that order for a province and a use.
 */
export const countStatement = (filters: Effective): Statement => {
  const { values, put } = writer();
  const { province, premisesPurpose, county, city, minArea, maxPrice } = filters;
  const dearest = province && premisesPurpose && minArea && maxPrice !== undefined && !county && !city;
  const found = `select 1 from listing where ${conditions(filters, put)} ${dearest ? 'order by price desc ' : ''}limit ${countCap}`;
  return statement(`select count(*)::int as n from (${found}) found`, values);
};

const pinColumns = 'offer_id, lat, lng, surface, price, booked, name';

/**
 * Pins of a viewport from the south to the north, as the map's index holds them, and without one the newest: of too many it is always
 * the same ones that show, whatever they cost.
 */
export const pinsStatement = (filters: Effective, limit: number): Statement => {
  const { values, put } = writer();
  const where = conditions(filters, put);
  const order = filters.bounds ? 'lat_band, lng, lat, offer_id' : 'modified_at desc, offer_id desc';
  return statement(`select ${pinColumns} from listing where ${where} and lat_band is not null order by ${order} limit ${limit}`, values);
};

/** Which rail of the landing page: free offers or booked ones, of one use or of all. */
export type Rail = { readonly province: Province | null; readonly use: MainUse | null; readonly booked: boolean };

/** The newest of a rail. */
export const railStatement = ({ province, use, booked }: Rail, limit: number): Statement => {
  const { values, put } = writer();
  const parts = [
    'listed',
    'valid_to > now()',
    booked ? 'booked' : 'not booked',
    province && `province = ${put(province)}`,
    use && `use = ${put(use)}`,
  ];
  const order = 'modified_at desc, offer_id desc';
  return cards(`select offer_id from listing where ${parts.filter(Boolean).join(' and ')} order by ${order} limit ${limit}`, order, values);
};
