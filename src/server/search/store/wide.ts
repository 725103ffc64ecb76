/**
 * Writes the statements for any combination of filters: right without the columns in memory, while those are being filled or switched
 * off, and what those are compared with. No index is made for them; among 100 000 offers they take some tens of milliseconds.
 */

import { type FilterName, fieldsOf } from '../../../domain/search/rules/filters.ts';
import { wordForms } from '../../../domain/search/rules/word-forms.ts';
import { columnOf, listedFields } from '../tables/filter.ts';
import { type MapGrid, placeParts } from './map-cells.ts';
import { countCap } from './statements.ts';
import type { Param } from './viewport.ts';
import {
  type Corner,
  dayOfNumber,
  kmPerDegree,
  type Limits,
  type NameColumn,
  type NameMatch,
  type Order,
  type PageNeighbour,
  type Point,
  type RangeCondition,
  type WantedConditions,
  wayFrom,
} from './wanted.ts';

/** A statement with its values; without a name, because hardly two are alike. */
export type WideStatement = { readonly text: string; readonly values: unknown[] };

const written = (write: (param: Param) => string): WideStatement => {
  const values: unknown[] = [];
  return { text: write((value) => `$${values.push(value)}`), values };
};

const source = 'listing l left join listing_filter f using (offer_id)';

const names: Readonly<Record<NameColumn, string>> = {
  type: "(case when l.sale then 'sell' else 'rent' end)",
  use: 'l.use',
  province: 'l.province',
  county: 'l.county_key',
  city: 'l.city_key',
  district: 'f.district_key',
  estate: 'f.estate_key',
  street: 'f.street_key',
};

/** The column of a field, of `listing` (l) or `listing_filter` (f). */
export const fieldColumn = (name: FilterName): string => (listedFields[name] === undefined ? `f."${columnOf(name)}"` : `l.${columnOf(name)}`);

/** The column of a name. */
export const nameColumn = (name: NameColumn): string => names[name];

// A name of nothing but marks folds to nothing, and nothing has that name.
const isNamed = ({ column, is }: NameMatch, param: Param): string => (is === '' ? 'false' : `${names[column]} = ${param(is)}`);

/** Of a filter over several fields one within the limits is enough. */
const isWithin = ({ name, isDay, min, max }: RangeCondition, param: Param): string => {
  const written = (number: number): string => (isDay ? `${param(dayOfNumber(number))}::date` : `${param(number)}::float8`);
  const [only = '', ...others] = fieldsOf(name).map((field) => isBetween(fieldColumn(field), { min, max }, written));
  return others.length === 0 ? only : `(${[only, ...others].map((one) => `(${one})`).join(' or ')})`;
};

const isBetween = (column: string, { min, max }: Limits, written: (limit: number) => string): string => {
  const limit = (sign: string, number: number): readonly string[] => (Number.isFinite(number) ? [`${column} ${sign} ${written(number)}`] : []);
  return [`${column} is not null`, ...limit('>=', min), ...limit('<=', max)].join(' and ');
};

/** The square of the distance in kilometres. */
const distance = (from: Point, param: Param): string => {
  const km = kmPerDegree(from);
  const north = `((l.lat - ${param(from.lat)}::float8) * ${param(km.lat)}::float8)`;
  const east = `((l.lng - ${param(from.lng)}::float8) * ${param(km.lng)}::float8)`;
  return `(${north} * ${north} + ${east} * ${east})`;
};

/** Inside when a line to the east crosses the border an odd number of times. */
const isInside = (area: readonly Corner[], param: Param): string => {
  const next = area.map((_, at) => area[(at + 1) % area.length] ?? [0, 0]);
  const list = (numbers: readonly number[]): string => `${param(numbers)}::float8[]`;
  const sides = [area.map(([lat]) => lat), area.map(([, lng]) => lng), next.map(([lat]) => lat), next.map(([, lng]) => lng)].map(list).join(', ');
  const crosses = 'case when (y1 > l.lat) <> (y2 > l.lat) then l.lng < (x2 - x1) * (l.lat - y1) / (y2 - y1) + x1 else false end';
  return `(select count(*) % 2 = 1 from unnest(${sides}) side(y1, x1, y2, x2) where ${crosses})`;
};

/** Words that a typed one stands for: none when words begin with it or are forms of it (then it stands for those), else those that nearly begin so. */
export type NearWords = ReadonlyMap<string, readonly string[]>;

const hasWord = (typed: string, near: NearWords, param: Param): string => {
  const words = near.get(typed);
  return words === undefined ? beginsOrIsForm(typed, param) : `string_to_array(f.words, ' ') && ${param(words)}::text[]`;
};

/** Whether a word begins so, or is another form of it: only of texts with a word that begins as the forms do are all words taken apart. */
const beginsOrIsForm = (typed: string, param: Param): string => {
  const has = (start: string): string => `f.words like ${param(`% ${start}%`)}`;
  const forms = wordForms(typed);
  if (forms.length === 0) return has(typed);
  return `(${has(typed)} or ((${beginningsOf(forms).map(has).join(' or ')}) and string_to_array(f.words, ' ') && ${param(forms)}::text[]))`;
};

/** With what all forms begin, once for each three first letters. */
const beginningsOf = (forms: readonly string[]): readonly string[] =>
  [...Map.groupBy(forms, (form) => form.slice(0, 3)).values()].map((alike) =>
    alike.reduce((shared, form) => {
      let length = 0;
      while (length < shared.length && shared[length] === form[length]) length += 1;
      return shared.slice(0, length);
    }),
  );

const conditions = (wanted: WantedConditions, near: NearWords, param: Param): string => {
  const { named, places, all, any, postCode, words, bounds, circle, area } = wanted;
  const keys = all.flatMap(({ choices }) => choices);
  return [
    'l.listed',
    'l.valid_to > now()',
    wanted.isUnfindable && 'false',
    ...named.map((name) => isNamed(name, param)),
    places.length > 0 && `(${places.map((place) => ['true', ...place.map((name) => isNamed(name, param))].join(' and ')).join(' or ')})`,
    keys.length > 0 && `f.choices @> ${param(keys)}::int[]`,
    ...any.map(({ choices }) => `f.choices && ${param(choices)}::int[]`),
    ...wanted.within.map((limits) => isWithin(limits, param)),
    wanted.perMetre && isBetween('l.price_per_metre', wanted.perMetre, (number) => `${param(number)}::float8`),
    postCode !== null && `starts_with(f.post_code, ${param(postCode)})`,
    ...words.map((word) => hasWord(word, near, param)),
    bounds && `l.lat between ${param(bounds.south)} and ${param(bounds.north)} and l.lng between ${param(bounds.west)} and ${param(bounds.east)}`,
    circle && `${distance(circle, param)} <= ${param(circle.km * circle.km)}::float8`,
    area && isInside(area, param),
  ]
    .filter(Boolean)
    .join(' and ');
};

const keyOf = ({ sort, direction, from }: Order, param: Param): string => {
  const last = direction === 'asc' ? "'Infinity'::float8" : "'-Infinity'::float8";
  const keys = {
    modified: () => 'extract(epoch from l.modified_at) * 1000',
    published: () => 'extract(epoch from l.published_at) * 1000',
    area: () => 'l.surface',
    price: () => 'l.price',
    pricePerMetre: () => 'l.price_per_metre',
    trueCost: () => 'l.true_cost',
    distance: () => distance(from, param),
  };
  return `coalesce((${keys[sort]()})::float8, ${last})`;
};

/** Ids of a page with what they are ordered by: beside an offer, or from an offset on; a page before an offer comes backwards. */
export const widePage = (wanted: WantedConditions, near: NearWords, order: Order, from: PageNeighbour | number, limit: number): WideStatement =>
  written((param) => {
    const found = `select l.offer_id collate "C" as id, ${keyOf(order, param)} as key from ${source} where ${conditions(wanted, near, param)}`;
    const way = typeof from === 'number' ? order.direction : wayFrom(order.direction, from.side);
    const page = `order by key ${way}, id ${way} limit ${limit}`;
    if (typeof from === 'number') return `select id, key from (${found}) found ${page} offset ${param(from)}`;
    const isBehind = `(key, id) ${way === 'asc' ? '>' : '<'} (${param(from.key)}::float8, ${param(from.id)})`;
    return `select id, key from (${found}) found where ${isBehind} ${page}`;
  });

/** How many there are, no further than the cap. */
export const wideCount = (wanted: WantedConditions, near: NearWords): WideStatement =>
  written((param) => `select count(*)::int from (select 1 from ${source} where ${conditions(wanted, near, param)} limit ${countCap}) found`);

/** Ids of the pins, in the order of `pinsStatement`. */
export const widePins = (wanted: WantedConditions, near: NearWords, limit: number): WideStatement =>
  written((param) => {
    const order = wanted.bounds ? 'l.lat_band, l.lng, l.lat, l.offer_id collate "C"' : 'l.published_at desc, l.offer_id collate "C" desc';
    return `select l.offer_id from ${source} where ${conditions(wanted, near, param)} and l.lat_band is not null order by ${order} limit ${limit}`;
  });

/** The box around what has a place on the map. */
export const wideBox = (wanted: WantedConditions, near: NearWords): WideStatement =>
  written((param) => {
    const found = `from ${source} where ${conditions(wanted, near, param)} and l.lat_band is not null`;
    return `select min(l.lat), min(l.lng), max(l.lat), max(l.lng) ${found}`;
  });

/** The squares of a grid that hold offers: how many, the sums of their places, and one of their ids. */
export const wideCells = (wanted: WantedConditions, near: NearWords, { perLat, perLng }: MapGrid): WideStatement =>
  written((param) => {
    const [row, column] = [`floor(l.lat * ${param(perLat)}::float8)`, `floor(l.lng * ${param(perLng)}::float8)`];
    const sum = (degrees: string): string => `sum(floor(${degrees} * ${placeParts}::float8 + 0.5))::bigint`;
    const found = `from ${source} where ${conditions(wanted, near, param)} and l.lat_band is not null`;
    return `select count(*)::int, ${sum('l.lat')}, ${sum('l.lng')}, min(l.offer_id) ${found} group by ${row}, ${column} order by ${row}, ${column}`;
  });

/** How many of what is wanted have each key. */
export const wideKeys = (wanted: WantedConditions, near: NearWords): WideStatement =>
  written(
    (param) => `select choice, count(*)::int from ${source}, unnest(f.choices) choice where ${conditions(wanted, near, param)} group by choice`,
  );

/** How many there are, all of them. */
export const wideTotal = (wanted: WantedConditions, near: NearWords): WideStatement =>
  written((param) => `select count(*)::int from ${source} where ${conditions(wanted, near, param)}`);

/** How many lie within each of these kilometres of a point. */
export const wideWithin = (wanted: WantedConditions, near: NearWords, from: Point, radii: readonly number[]): WideStatement =>
  written((param) => {
    const far = distance(from, param);
    const counts = radii.map((km) => `count(*) filter (where ${far} <= ${param(km * km)}::float8)::int`);
    return `select ${counts.join(', ')} from ${source} where ${conditions(wanted, near, param)}`;
  });

const listed = 'l.listed and l.valid_to > now()';

/** Whether a word of a listed offer begins so, or is another form of it. */
export const wordStatement = (typed: string): WideStatement =>
  written((param) => `select exists (select from ${source} where ${listed} and ${beginsOrIsForm(typed, param)})`);

/** Every word of the listed offers that begins with this letter. */
export const vocabularyStatement = (letter: string): WideStatement =>
  written(
    (param) =>
      `select distinct word from ${source}, unnest(string_to_array(f.words, ' ')) word where ${listed} and starts_with(word, ${param(letter)})`,
  );
