/** Turns the filters of a search into conditions, the same for the statements and for the columns in memory. */

import type { SearchFilters } from '../../../contract/search/endpoints.ts';
import { searchNumbers } from '../../../domain/kit/numbers.ts';
import { DAY_MS } from '../../../domain/kit/time/units.ts';
import { choiceNumber, type FilterName, fieldFilter } from '../../../domain/search/rules/filters.ts';
import { foldPlace } from '../../kit/places.ts';
import { foldStreet, wordsOf } from './folded.ts';
import { cellsOf, type Viewport } from './viewport.ts';

/** The filters that take effect for a viewer: those of a visitor hold nothing about money. */
export type EffectiveFilters = Omit<SearchFilters, 'page' | 'after' | 'before'>;

/** What an offer has one of, by name. */
export type NameColumn = 'type' | 'use' | 'province' | 'county' | 'city' | 'district' | 'estate' | 'street';
/** A name as it is stored: folded, or a key. */
export type NameMatch = { readonly column: NameColumn; readonly is: string };
/** A number within limits, both included. Days are counted from 1970. */
export type RangeCondition = Limits & { readonly name: FilterName; readonly isDay: boolean };
/** Numbers from one to another, both included. */
export type Limits = { readonly min: number; readonly max: number };
/** Keys of a field as their numbers. */
export type Keys = { readonly name: FilterName; readonly choices: readonly number[] };
/** A point in degrees. */
export type Point = { readonly lat: number; readonly lng: number };
/** A point, and how far around it. */
export type Circle = Point & { readonly km: number };
/** A corner of an area: latitude, longitude. */
export type Corner = readonly [number, number];

/** A search as conditions; an offer must meet each. */
export type WantedConditions = {
  readonly named: readonly NameMatch[];
  /** One of these places, each with all that is given of it. */
  readonly places: readonly (readonly NameMatch[])[];
  /** Every key, and of these fields at least one. */
  readonly all: readonly Keys[];
  readonly any: readonly Keys[];
  readonly within: readonly RangeCondition[];
  /** Grosze per m². */
  readonly perMetre: Limits | null;
  readonly postCode: string | null;
  /** The beginnings of words. */
  readonly words: readonly string[];
  /** A text of nothing that is compared, such as "офис" or "!": no offer has it. */
  readonly isUnfindable: boolean;
  readonly bounds: Viewport | null;
  readonly circle: Circle | null;
  readonly area: readonly Corner[] | null;
};

/** Folds each part of a place as the projection does. */
const fold: Readonly<Record<NameColumn, (name: string) => string>> = {
  type: String,
  use: String,
  province: String,
  county: foldPlace,
  city: foldPlace,
  district: foldPlace,
  estate: foldPlace,
  street: foldStreet,
};

const placeColumns = ['province', 'county', 'city', 'district', 'estate', 'street'] as const satisfies readonly NameColumn[];

const namedOf = (given: Readonly<Partial<Record<NameColumn, string | undefined>>>): readonly NameMatch[] =>
  Object.entries(given).flatMap(([column, name]) =>
    name === undefined ? [] : [{ column: column as NameColumn, is: fold[column as NameColumn](name) }],
  );

const placeOf = (place: Readonly<Partial<Record<(typeof placeColumns)[number], string | undefined>>>): readonly NameMatch[] =>
  namedOf(Object.fromEntries(placeColumns.map((column) => [column, place[column]])));

/** A day as a number. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
/** A number as the day that it counts. */
export const dayOfNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const within = (name: FilterName, min: number | undefined, max: number | undefined): RangeCondition => ({
  name,
  isDay: false,
  min: min ?? Number.NEGATIVE_INFINITY,
  max: max ?? Number.POSITIVE_INFINITY,
});

const daysWithin = (name: FilterName, from: string | undefined, to: string | undefined): RangeCondition => ({
  ...within(name, from === undefined ? undefined : dayNumber(from), to === undefined ? undefined : dayNumber(to)),
  isDay: true,
});

type FieldCondition = Exclude<NonNullable<SearchFilters['fields']>[FilterName], undefined>;

const wishOf = (name: FilterName, wish: FieldCondition): Partial<Pick<WantedConditions, 'all' | 'any' | 'within'>> => {
  const keys = wish === true ? ['true'] : Array.isArray(wish) ? wish : null;
  if (keys !== null) {
    const wanted = [{ name, choices: keys.map((key: string) => choiceNumber(name, key)) }];
    return fieldFilter(name)?.kind === 'anyOf' ? { any: wanted } : { all: wanted };
  }
  const { min, max, from, to } = wish as { readonly min?: number; readonly max?: number; readonly from?: string; readonly to?: string };
  return { within: [fieldFilter(name)?.kind === 'days' ? daysWithin(name, from, to) : within(name, min, max)] };
};

const limitsOf = (limits: EffectiveFilters['pricePerMetre']): Limits | null =>
  limits === undefined ? null : { min: limits.min ?? Number.NEGATIVE_INFINITY, max: limits.max ?? Number.POSITIVE_INFINITY };

/** The conditions of a search. */
export const wantedOf = (filters: EffectiveFilters): WantedConditions => {
  const { offerType: type, premisesPurpose: use, minArea, maxPrice, freeFrom, fields = {}, text = '', near, area } = filters;
  const words = wordsOf(text).slice(0, searchNumbers.wordsMax);
  const wishes = Object.entries(fields).flatMap(([name, wish]) => (wish === undefined ? [] : [wishOf(name as FilterName, wish)]));
  return {
    named: [...namedOf({ type, use }), ...placeOf(filters)],
    places: (filters.places ?? []).map(placeOf),
    all: wishes.flatMap(({ all = [] }) => all),
    any: wishes.flatMap(({ any = [] }) => any),
    within: [
      ...(minArea ? [within('areaDetails.surface', minArea, undefined)] : []),
      ...(maxPrice === undefined ? [] : [within('price', undefined, maxPrice)]),
      ...(freeFrom ? [daysWithin('availability', undefined, freeFrom)] : []),
      ...wishes.flatMap((wish) => wish.within ?? []),
    ],
    perMetre: limitsOf(filters.pricePerMetre),
    postCode: filters.postCode ?? null,
    words,
    isUnfindable: words.length === 0 && text.trim() !== '',
    bounds: filters.bounds ?? null,
    circle: near?.km === undefined ? null : { lat: near.lat, lng: near.lng, km: near.km },
    area: area ?? null,
  };
};

/** The orders of a list, and from where a distance is counted. A missing value stands last, whichever way. */
export type Order = {
  readonly sort: SearchFilters['sort'];
  readonly direction: SearchFilters['direction'];
  readonly from: Point;
};

/** The order of a search. */
export const orderOf = ({ sort, direction, near }: EffectiveFilters): Order => ({ sort, direction, from: near ?? { lat: 0, lng: 0 } });

/** Where an offer stands in a list: what it is ordered by, and its id. */
export type Place = { readonly key: number; readonly id: string };

/** A page that begins behind an offer, or ends before it. */
export type PageNeighbour = Place & { readonly side: 'after' | 'before' };

/** Reads a place; its form is checked at the edge. */
export const parsePlace = (text: string): Place => {
  const [key = '', id = ''] = text.split('~');
  return { key: Number(key), id };
};
/** Writes a place. */
export const placeText = ({ key, id }: Place): string => `${key}~${id}`;

/** The way in which a page is read from where it begins: backwards when it ends before an offer. */
export const wayFrom = (direction: SearchFilters['direction'], side: PageNeighbour['side']): SearchFilters['direction'] =>
  side === 'after' ? direction : direction === 'asc' ? 'desc' : 'asc';

/** Kilometres in a degree of latitude, and of longitude at a latitude: flat enough for two hundred of them, and the same in SQL as here to the last bit. */
export const kmPerDegree = ({ lat }: Pick<Point, 'lat'>): { readonly lat: number; readonly lng: number } => ({
  lat: 111.2,
  lng: 111.2 * Math.cos((lat * Math.PI) / 180),
});

/** Whether an index holds the order among what is searched: the newest anywhere, others in a city or some cells, prices also of a use in a province. */
const isOrdered = ({ sort, city, bounds, province, premisesPurpose, county }: EffectiveFilters): boolean => {
  if (sort === 'published') return true;
  if (sort !== 'price' && sort !== 'area') return false;
  const isOfUse = sort === 'price' && province !== undefined && premisesPurpose !== undefined && county === undefined;
  return city !== undefined || isOfUse || (bounds !== undefined && cellsOf(bounds) !== null);
};

/** Whether the statements that are made for indexes of their own answer the filters: none of the wider ones is asked for, and an index holds the order. */
export const isPlain = (filters: EffectiveFilters): boolean => {
  const { text, district, estate, street, places, postCode, near, area, fields, pricePerMetre } = filters;
  const wider = [text?.trim() || undefined, district, estate, street, places, postCode, near?.km, area, pricePerMetre].some(
    (filter) => filter !== undefined,
  );
  return !wider && Object.keys(fields ?? {}).length === 0 && isOrdered(filters);
};
