import type { Province } from '../../../domain/kit/provinces.ts';
import { entryAt } from '../../../domain/offers/fields/catalogue.ts';
import { isCityCounty } from '../../../domain/search/rules/address.ts';
import type { FieldWish } from '../schema.ts';
import type { SavedFilters } from './saved.ts';

type Param = readonly [name: string, value: string];
type Params = { readonly [Filter in keyof SavedFilters]?: (value: NonNullable<SavedFilters[Filter]>) => readonly Param[] };

/**
 * Writes a number into the address of a search so that both languages read it alike: three decimals could be thousands, so they get a fourth.
 *
 *     1234.5   is   1234.5   and   0.123   is   0.1230
 */
export const addressNumber = (value: number): string => String(value).replace(/\.\d{3}$/, '$&0');

/** Money is typed in złoty, with its grosze: a lump sum of 12.50 zł/m² is none of 12. */
const typedLimit = (name: string, limit: number | string): string => {
  if (typeof limit === 'string') return limit;
  return addressNumber(entryAt(name)?.field.kind === 'money' ? limit / 100 : limit);
};

const wishParams = (name: string, wish: FieldWish): readonly Param[] => {
  if (wish === true) return [[name, 'true']];
  if (name === 'legalMainUse' && Array.isArray(wish)) return [['premisesPurpose', wish.join()]];
  if (Array.isArray(wish)) return wish.map((key: string) => [name, key]);
  return Object.entries(wish).flatMap(([end, limit]): Param[] => (limit === undefined ? [] : [[`${name}.${end}`, typedLimit(name, limit)]]));
};

/** Towns of one name are told apart by their province: "Ostrów, woj. podkarpackie". */
const provinceLine = (province: Province): string => `woj. ${province.replaceAll('_', '-')}`;

/** A county as it is understood when it is typed: "zgierski" alone is no place. */
const countyLine = (county: string): string => (isCityCounty(county) ? county : `powiat ${county}`);

/** Filters that the address writes in another way than as they are. */
const written: Params = {
  maxPrice: (grosze) => [['maxPrice', String(Math.floor(grosze / 100))]],
  bounds: ({ south, west, north, east }) => [['bounds', [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(',')]],
  area: (corners) => [['area', corners.map((corner) => corner.map((degrees) => degrees.toFixed(5)).join(',')).join(';')]],
  places: (places) =>
    [
      ...new Set(
        places.map(({ district, estate, city, county, province }) =>
          [district ?? estate, city, city === undefined && county !== undefined && countyLine(county), province && provinceLine(province)]
            .filter(Boolean)
            .join(', '),
        ),
      ),
    ].map((text) => ['place', text]),
  pricePerMetre: (limits) =>
    Object.entries(limits).flatMap(([end, grosze]): Param[] => (grosze === undefined ? [] : [[`pricePerMetre.${end}`, addressNumber(grosze / 100)]])),
  around: ({ place, km }) => [
    ['place', place],
    ['within', String(km)],
  ],
  fields: (wishes) => Object.entries(wishes).flatMap(([name, wish]) => (wish === undefined ? [] : wishParams(name, wish))),
};

/** The query of the search page for filters, `?city=Łódź&minArea=80`; empty without filters. */
export const searchQuery = (filters: SavedFilters): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    // The area of a radius is what its place and distance say.
    if (value === undefined || (name === 'area' && filters.around !== undefined)) continue;
    const write = written[name as keyof SavedFilters] as ((value: unknown) => readonly Param[]) | undefined;
    for (const [param, text] of write ? write(value) : [[name, String(value)] as const]) params.append(param, text);
  }
  return params.size > 0 ? `?${params}` : '';
};

const savedMark = 'saved-';

/**
 * The fragment with which the mail of a saved search opens what it found, `#saved-Wk3nVb7QmXr2TgL9sHdP`: the page then notes that it was looked at.
 * It stands in the fragment since it is no filter, and answers kept for visitors need not know of it.
 */
export const savedFragment = (searchId: string): string => `#${savedMark}${searchId}`;

/** The saved search that a fragment names, or null. */
export const savedIn = (fragment: string): string | null => (fragment.startsWith(`#${savedMark}`) ? fragment.slice(savedMark.length + 1) : null);
