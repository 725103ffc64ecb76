/** What all listed offers answer to the filters, as columns in memory: a row for each state of an offer, the newest of which counts. */

import { choiceNumber, type FilterName, fieldsOf, storedFilters } from '../../../../domain/search/rules/filters.ts';
import { bandsPerDegree, cellNumber, grids } from '../../tables/grid.ts';
import { type CountedGrid, mapGrid } from '../map-cells.ts';
import { cellsOfGrid, type Viewport } from '../viewport.ts';
import {
  type Keys,
  kmPerDegree,
  type NameColumn,
  type NameMatch,
  type Order,
  type Point,
  type RangeCondition,
  type WantedConditions,
} from '../wanted.ts';
import { boxOf, isInside } from './area.ts';
import { Bits } from './bits.ts';
import { boxAround, countCells } from './cells.ts';
import { Column } from './column.ts';
import type { RowOrder } from './first.ts';
import { Rows } from './rows.ts';
import { Vocabulary } from './vocabulary.ts';

/** Fields with a column of numbers. */
export const numberFields: readonly FilterName[] = storedFilters.filter(({ options }) => options.length === 0).map(({ name }) => name);
/** Names that are compared as they are stored; the others of a place are keys of a field. */
export const nameColumns = ['county', 'city', 'district', 'estate', 'street', 'postCode'] as const;
/** Numbers beside those of the fields. */
export const plainNumbers = ['modifiedAt', 'publishedAt', 'validTo', 'pricePerMetre', 'trueCost', 'lat', 'lng'] as const;
/** Names that are keys of a field. */
export const keyedNames = { type: 'offerType', use: 'legalMainUse', province: 'address.province' } as const satisfies Partial<
  Record<NameColumn, FilterName>
>;

type NameOf = (typeof nameColumns)[number];

/** An offer as it is loaded: the values in the order of the lists above. */
export type LoadedOffer = {
  readonly id: string;
  readonly keyed: readonly string[];
  readonly names: readonly string[];
  readonly plain: readonly (number | null)[];
  readonly fields: readonly (number | null)[];
  readonly choices: readonly number[];
  readonly words: string;
};

/** Names by which people look for what is listed. */
export type NamedPart = 'city' | 'street' | 'district' | 'estate';
/** A folded name of listed offers: one of them, how many, and the middle of those that have a point. */
export type ListedName = {
  readonly column: NamedPart;
  readonly name: string;
  readonly id: string;
  readonly offers: number;
  readonly lat: number | null;
  readonly lng: number | null;
};
type TownSum = { offers: number; placed: number; lat: number; lng: number };
/** More names than there can be. */
const townsMax = 2 ** 26;

const sortColumns = { modified: 'modifiedAt', published: 'publishedAt', pricePerMetre: 'pricePerMetre', trueCost: 'trueCost' } as const;
const sortFields = { area: 'areaDetails.surface', price: 'price' } as const;
const missingKey = { asc: Number.POSITIVE_INFINITY, desc: Number.NEGATIVE_INFINITY } as const;
const newestFirst = { sort: 'published', direction: 'desc', from: { lat: 0, lng: 0 } } as const satisfies Order;
const none = new Bits();
/** So many squares of the near grid, a fiftieth of the country, are read by their lists; of more it is as quick to look at every offer. */
const seenCellsMax = 400;

/** `but`: as if nothing were wanted of the keys of this field; `isExact`: typed words that no near word of an offer answers. */
type MatchingOptions = { readonly but?: FilterName; readonly isExact?: (word: string) => boolean };

/** The columns. Rows are only added: an offer that changed gets a new row, and the old one counts no longer. */
export class Columns {
  readonly ids: string[] = [];
  private readonly rowOf = new Map<string, number>();
  private readonly listed = new Bits();
  /** Rows with a point on the map. */
  private readonly placed = new Bits();
  /** Rows by the square of the near grid in which they lie. */
  private readonly near = new Map<number, Rows>();
  private readonly choices = new Map<number, Bits>();
  private readonly vocabulary = new Vocabulary();
  private readonly nameNumbers = new Map<string, number>();
  private readonly names = byName(nameColumns);
  private readonly postCodes: string[] = [];
  private readonly plain = byName(plainNumbers);
  private readonly fields: Readonly<Partial<Record<FilterName, Column>>> = byName(numberFields);
  /** Listed and not expired, until the first of them expires. */
  private valid: { readonly rows: Bits; readonly until: number } | null = null;

  /** Rows that count no longer, of all there are. */
  get outdated(): number {
    return this.ids.length - this.rowOf.size;
  }
  get size(): number {
    return this.rowOf.size;
  }

  /** Sorts the words; otherwise the first who asks waits for it. */
  settle(): void {
    this.vocabulary.settle();
  }

  remove(id: string): void {
    const row = this.rowOf.get(id);
    if (row === undefined) return;
    this.rowOf.delete(id);
    this.listed.delete(row);
    this.valid = null;
  }

  put(offer: LoadedOffer): void {
    this.remove(offer.id);
    const row = this.ids.push(offer.id) - 1;
    this.rowOf.set(offer.id, row);
    this.listed.add(row);
    this.valid = null;
    Object.values(keyedNames).forEach((field, at) => void this.keep(choiceNumber(field, offer.keyed[at] ?? ''), row));
    for (const choice of offer.choices) this.keep(choice, row);
    nameColumns.forEach((name, at) => void this.names[name].set(row, this.numberOf(name, offer.names[at] ?? '')));
    plainNumbers.forEach((name, at) => void this.plain[name].set(row, offer.plain[at] ?? null));
    this.place(row, this.plain.lat.at(row), this.plain.lng.at(row));
    numberFields.forEach((name, at) => void this.fields[name]?.set(row, offer.fields[at] ?? null));
    for (const word of offer.words.split(' ')) if (word !== '') this.vocabulary.add(word, row);
  }

  /** Rows that meet every condition at a moment. */
  matching(wanted: WantedConditions, now: number, { but, isExact = () => false }: MatchingOptions = {}): Bits {
    if (wanted.isUnfindable) return new Bits();
    const valid = this.validAt(now);
    const rows = Bits.copyOf(valid);
    for (const { choices } of wanted.all) for (const choice of choices) rows.and(this.choices.get(choice) ?? none);
    for (const { name, choices } of wanted.any) if (name !== but) rows.and(this.anyOf(choices));
    for (const word of wanted.words) rows.and(this.vocabulary.answering(word, valid, isExact(word)));
    for (const named of wanted.named) this.narrowToPlace(rows, [named]);
    if (wanted.places.length > 0) rows.and(this.inPlaces(rows, wanted.places));
    for (const range of wanted.within) this.narrowToField(rows, range);
    if (wanted.postCode !== null) this.narrowToPostCode(rows, wanted.postCode);
    const { lat, lng, pricePerMetre } = this.plain;
    if (wanted.perMetre) narrowToRange(rows, pricePerMetre, wanted.perMetre.min, wanted.perMetre.max);
    const { bounds, circle, area } = wanted;
    if (bounds || area) {
      const box = bounds ?? boxOf(area ?? []);
      this.narrowToSeen(rows, box);
      narrowToRange(rows, lat, box.south, box.north);
      narrowToRange(rows, lng, box.west, box.east);
    }
    if (circle) {
      // A distance is reckoned of few rows only; a little more than the circle is let through, because sums are rounded.
      const km = kmPerDegree(circle);
      const [north, east] = [(circle.km / km.lat) * 1.001, (circle.km / km.lng) * 1.001];
      this.narrowToSeen(rows, { south: circle.lat - north, north: circle.lat + north, west: circle.lng - east, east: circle.lng + east });
      narrowToRange(rows, lat, circle.lat - north, circle.lat + north);
      narrowToRange(rows, lng, circle.lng - east, circle.lng + east);
      const distance = this.distanceFrom(circle);
      rows.narrow((row) => distance(row) <= circle.km * circle.km);
    }
    if (area) rows.narrow((row) => isInside(area, lat.at(row), lng.at(row)));
    return rows;
  }

  /** Those rows that pass a test. */
  only(rows: Bits, test: (row: number) => boolean): Bits {
    const passing = Bits.copyOf(rows);
    passing.narrow(test);
    return passing;
  }

  /** How many of these rows have each key of these. */
  countKeys(rows: Bits, { choices }: Pick<Keys, 'choices'>): ReadonlyMap<number, number> {
    return new Map(
      choices.flatMap((choice): [number, number][] => {
        const count = rows.countWith(this.choices.get(choice) ?? none);
        return count > 0 ? [[choice, count]] : [];
      }),
    );
  }

  /** The names of these columns that begin so, of offers that are listed at a moment; those of parts of towns once for each town. */
  namesBeginning(columns: readonly NamedPart[], starts: readonly string[], now: number): readonly ListedName[] {
    // One look at all names, however many columns and beginnings.
    const begins = new RegExp(`^(${columns.join('|')}) (?:(?:osiedle|os) )?(?:${starts.join('|')})`);
    const names = new Map<number, string>();
    const asked = new Set<string>();
    for (const [key, number] of this.nameNumbers) {
      const [, column] = begins.exec(key) ?? [];
      if (column === undefined) continue;
      names.set(number, key.slice(column.length + 1));
      asked.add(column);
    }
    return columns.filter((column) => asked.has(column)).flatMap((column) => this.namedOf(column, names, now));
  }

  private namedOf(column: NamedPart, names: ReadonlyMap<number, string>, now: number): readonly ListedName[] {
    const isWanted = new Uint8Array(this.nameNumbers.size);
    for (const number of names.keys()) isWanted[number] = 1;
    const found = new Map<number, { readonly column: NamedPart; readonly name: string; readonly id: string } & TownSum>();
    const [{ values }, towns, { lat, lng }] = [this.names[column], this.names.city.values, this.plain];
    const isOfTown = column === 'district' || column === 'estate';
    this.validAt(now).each((row) => {
      const number = values[row] ?? Number.NaN;
      if (isWanted[number] !== 1) return;
      const key = isOfTown ? number * townsMax + (towns[row] ?? 0) : number;
      const one = found.get(key) ?? { column, name: names.get(number) ?? '', id: this.ids[row] ?? '', offers: 0, placed: 0, lat: 0, lng: 0 };
      found.set(key, one);
      one.offers += 1;
      if (Number.isNaN(lat.at(row))) return;
      one.placed += 1;
      one.lat += lat.at(row);
      one.lng += lng.at(row);
    });
    return [...found.values()].map(({ placed, ...one }) => ({
      ...one,
      lat: placed === 0 ? null : one.lat / placed,
      lng: placed === 0 ? null : one.lng / placed,
    }));
  }

  /** What a row is ordered by. */
  keyOf({ sort, direction, from }: Order): (row: number) => number {
    const missing = missingKey[direction];
    const key = this.sortKey(sort, from);
    return (row) => {
      const value = key(row);
      return Number.isNaN(value) ? missing : value;
    };
  }

  /** An order by what rows are ordered by, then by id, both the same way: that of the order, or the other one for what stands before an offer. */
  orderBy(order: Order, way = order.direction): RowOrder {
    const key = this.keyOf(order);
    if (way === 'asc') return { key, ties: (a, b) => this.compareIds(a, b) };
    return { key: (row) => -key(row), ties: (a, b) => this.compareIds(b, a) };
  }

  /** The order of the map's pins: in a viewport by bands from the south, each from west to east; without one the newest first. */
  pinOrder(isViewport: boolean): RowOrder {
    if (!isViewport) return this.orderBy(newestFirst);
    const { lat, lng } = this.plain;
    const lats = lat.values;
    return {
      key: (row) => Math.floor((lats[row] ?? Number.NaN) * bandsPerDegree),
      ties: (a, b) => lng.at(a) - lng.at(b) || lat.at(a) - lat.at(b) || this.compareIds(a, b),
    };
  }

  /** Those rows that have a point on the map. */
  onMap(rows: Bits): Bits {
    const placed = Bits.copyOf(rows);
    placed.and(this.placed);
    return placed;
  }

  /** How many of these rows lie within each of these kilometres of a point. */
  countWithin(rows: Bits, from: Point, radii: readonly number[]): readonly number[] {
    const distance = this.distanceFrom(from);
    const counts = radii.map(() => 0);
    rows.each((row) => {
      const far = distance(row);
      radii.forEach((km, at) => {
        if (far <= km * km) counts[at] = (counts[at] ?? 0) + 1;
      });
    });
    return counts;
  }

  /** The counted squares of a map that shows these rows: of what is seen, else of where they lie. */
  cellsOf(rows: Bits, seen: Viewport | null): CountedGrid {
    const places = { lats: this.plain.lat.values, lngs: this.plain.lng.values };
    const grid = mapGrid(seen ?? boxAround(rows, places));
    return { cells: countCells(rows, places, grid, (row) => this.ids[row] ?? ''), grid };
  }

  private place(row: number, lat: number, lng: number): void {
    if (Number.isNaN(lat)) return;
    this.placed.add(row);
    const { perLat, perLng } = grids.near_cell;
    const cell = cellNumber(Math.floor(lat * perLat), Math.floor(lng * perLng));
    const rows = this.near.get(cell) ?? new Rows();
    this.near.set(cell, rows);
    rows.add(row);
  }

  /** Of a part of the map that is small the rows in its squares, so that the others need no look. */
  private narrowToSeen(rows: Bits, seen: Viewport): void {
    const cells = cellsOfGrid('near_cell', seen, seenCellsMax);
    if (cells === null) return;
    const inCells = new Bits(rows.words.length);
    for (const cell of cells) this.near.get(cell)?.addTo(inCells);
    rows.and(inCells);
  }

  private compareIds(a: number, b: number): number {
    const [left = '', right = ''] = [this.ids[a], this.ids[b]];
    return left === right ? 0 : left < right ? -1 : 1;
  }

  private sortKey(sort: Order['sort'], from: Order['from']): (row: number) => number {
    if (sort === 'distance') return this.distanceFrom(from);
    const column = sort === 'area' || sort === 'price' ? this.fields[sortFields[sort]] : this.plain[sortColumns[sort]];
    const values = column?.values ?? new Float64Array();
    return (row) => values[row] ?? Number.NaN;
  }

  /** The square of the distance in kilometres, reckoned as `distance` of `wide.ts` does. */
  private distanceFrom(from: Point): (row: number) => number {
    const km = kmPerDegree(from);
    const [lat, lng] = [this.plain.lat.values, this.plain.lng.values];
    return (row) => {
      const north = ((lat[row] ?? Number.NaN) - from.lat) * km.lat;
      const east = ((lng[row] ?? Number.NaN) - from.lng) * km.lng;
      return north * north + east * east;
    };
  }

  private keep(choice: number, row: number): void {
    const rows = this.choices.get(choice) ?? new Bits();
    rows.add(row);
    this.choices.set(choice, rows);
  }

  /** Names are compared as numbers; the empty one is none. */
  private numberOf(column: NameOf, name: string): number | null {
    if (name === '') return null;
    const key = `${column} ${name}`;
    const known = this.nameNumbers.get(key);
    if (known !== undefined) return known;
    const next = column === 'postCode' ? this.postCodes.push(name) - 1 : this.nameNumbers.size;
    this.nameNumbers.set(key, next);
    return next;
  }

  private validAt(now: number): Bits {
    if (this.valid !== null && now < this.valid.until) return this.valid.rows;
    const rows = Bits.copyOf(this.listed);
    const { validTo } = this.plain;
    let until = Number.POSITIVE_INFINITY;
    rows.narrow((row) => {
      const end = validTo.at(row);
      if (end <= now) return false;
      if (end < until) until = end;
      return true;
    });
    this.valid = { rows, until };
    return rows;
  }

  private anyOf(choices: readonly number[]): Bits {
    const rows = new Bits();
    for (const choice of choices) rows.or(this.choices.get(choice) ?? none);
    return rows;
  }

  private narrowToPlace(rows: Bits, place: readonly NameMatch[]): void {
    for (const { column, is } of place) {
      if (column === 'type' || column === 'use' || column === 'province') rows.and(this.choices.get(choiceNumber(keyedNames[column], is)) ?? none);
      else {
        const wanted = this.nameNumbers.get(`${column} ${is}`) ?? Number.NaN;
        narrowToRange(rows, this.names[column], wanted, wanted);
      }
    }
  }

  private inPlaces(rows: Bits, places: readonly (readonly NameMatch[])[]): Bits {
    const found = new Bits();
    for (const place of places) {
      const inPlace = Bits.copyOf(rows);
      this.narrowToPlace(inPlace, place);
      found.or(inPlace);
    }
    return found;
  }

  /** Of a filter over several fields one within the limits is enough. */
  private narrowToField(rows: Bits, { name, min, max }: RangeCondition): void {
    const [first, ...others] = fieldsOf(name);
    const either = others.map((field) => {
      const within = Bits.copyOf(rows);
      narrowToRange(within, this.fields[field], min, max);
      return within;
    });
    narrowToRange(rows, this.fields[first ?? name], min, max);
    for (const within of either) rows.or(within);
  }

  private narrowToPostCode(rows: Bits, start: string): void {
    const answers = this.postCodes.map((code) => code.startsWith(start));
    const { postCode } = this.names;
    rows.narrow((row) => answers[postCode.at(row)] === true);
  }
}

const byName = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, Column>> =>
  Object.fromEntries(names.map((name) => [name, new Column()])) as Record<Name, Column>;

const narrowToRange = (rows: Bits, column: Column | undefined, min: number, max: number): void =>
  rows.narrowToRange(column?.values ?? new Float64Array(), min, max);
