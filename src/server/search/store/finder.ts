/** Answers any combination of filters: out of the columns in memory, or by statements. Both answer the same, which a test holds. */

import type { Id } from '../../../domain/kit/brand.ts';
import { choiceNumber, type FieldFilter, type FilterName } from '../../../domain/search/rules/filters.ts';
import { beginsNearly } from '../../../domain/search/rules/words.ts';
import type { Db } from '../../kit/database/database.ts';
import type { CurrentColumns } from './engine/engine.ts';
import { firstOf } from './engine/first.ts';
import { type CountedGrid, type MapPlaces, mapGrid, middleOf, placesOf } from './map-cells.ts';
import { type Count, countedTo } from './statements.ts';
import type { Viewport } from './viewport.ts';
import { type Order, type PageNeighbour, type Place, type Point, type WantedConditions, wayFrom } from './wanted.ts';
import {
  type NearWords,
  vocabularyStatement,
  type WideStatement,
  wideBox,
  wideCells,
  wideCount,
  wideKeys,
  widePage,
  widePins,
  wideTotal,
  wideWithin,
  wordStatement,
} from './wide.ts';

/** How many offers have each key of each field, and how many there are. */
export type Counts = { readonly total: number; readonly of: ReadonlyMap<FilterName, ReadonlyMap<number, number>> };

/** What can be asked about the offers that are wanted. */
export type Finder = {
  /** The ids of a page with what they are ordered by: beside an offer, or from an offset on. */
  readonly page: (order: Order, from: PageNeighbour | number, limit: number) => Promise<readonly Place[]>;
  /** How many: all of them in memory, and by statements no further than the cap. */
  readonly count: () => Promise<Count>;
  /** The ids of the map's pins, in their order; of more than so many those that stand alone, and counted squares for the others. */
  readonly places: (most: number) => Promise<MapPlaces>;
  /** Counts beside the keys: of a field whose keys are alternatives as if none were wanted of it. */
  readonly counts: (fields: readonly FieldFilter[]) => Promise<Counts>;
  /** How many of them lie within each of these kilometres of a point. */
  readonly within: (from: Point, radii: readonly number[]) => Promise<readonly number[]>;
};

/** The fields that stand for themselves when their keys are counted: something is wanted of them, and their keys are alternatives. */
const alternatives = (wanted: WantedConditions): readonly FilterName[] => [...new Set(wanted.any.map(({ name }) => name))];

const keysOf = ({ name, options }: FieldFilter): readonly number[] => options.map((option) => choiceNumber(name, option));

/** Finds in the columns in memory; everything is reckoned before the first wait. */
export const findInMemory = ({ columns, now }: CurrentColumns, wanted: WantedConditions): Finder => {
  const rows = columns.matching(wanted, now);
  const isBehind = (key: number, id: Id, way: Order['direction'], from: Place): boolean => {
    if (key === from.key) return way === 'asc' ? id > from.id : id < from.id;
    return way === 'asc' ? key > from.key : key < from.key;
  };
  const idOf = (row: number): Id => columns.ids[row] ?? '';
  const beside = (order: Order, from: PageNeighbour, limit: number): readonly number[] => {
    const key = columns.keyOf(order);
    const way = wayFrom(order.direction, from.side);
    const found = firstOf(
      columns.only(rows, (row) => isBehind(key(row), idOf(row), way, from)),
      columns.orderBy(order, way),
      limit,
    );
    return from.side === 'after' ? found : found.toReversed();
  };
  const fromOffset = (order: Order, offset: number, limit: number): readonly number[] =>
    firstOf(rows, columns.orderBy(order), offset + limit).slice(offset);
  return {
    page: (order, from, limit) => {
      const key = columns.keyOf(order);
      const page = typeof from === 'number' ? fromOffset(order, from, limit) : beside(order, from, limit);
      return Promise.resolve(page.map((row) => ({ key: key(row), id: idOf(row) })));
    },
    count: () => Promise.resolve({ total: rows.count(), capped: false }),
    places: (most) => {
      const placed = columns.onMap(rows);
      const places = placed.count() > most ? placesOf(columns.cellsOf(placed, wanted.bounds)) : null;
      return Promise.resolve(places ?? { pins: firstOf(placed, columns.pinOrder(wanted.bounds !== null), most).map(idOf), cells: [], grid: null });
    },
    counts: (fields) => {
      const apart = new Map(alternatives(wanted).map((name) => [name, columns.matching(wanted, now, { but: name })]));
      const of = fields.map((field) => [field.name, columns.countKeys(apart.get(field.name) ?? rows, { choices: keysOf(field) })] as const);
      return Promise.resolve({ total: rows.count(), of: new Map(of) });
    },
    within: (from, radii) => Promise.resolve(columns.countWithin(rows, from, radii)),
  };
};

const asText = { getTypeParser: () => String };

const ask = async (db: Db, { text, values }: WideStatement): Promise<readonly (readonly string[])[]> =>
  (await db.$client.query<string[]>({ text, values, rowMode: 'array', types: asText })).rows;

/** Rows of two columns. */
const pairs = async (db: Db, statement: WideStatement): Promise<readonly (readonly [string, string])[]> =>
  (await ask(db, statement)).map(([first = '', second = '']) => [first, second]);

/** Rows of one column. */
const values = async (db: Db, statement: WideStatement): Promise<readonly string[]> => (await ask(db, statement)).map(([value = '']) => value);

/** Whether a listed offer has a word that begins so, or another form of it: then none that is only near counts. */
export const isListedWord = async (db: Db, typed: string): Promise<boolean> => (await values(db, wordStatement(typed)))[0] === 't';

/** The words that nothing begins with, each with those that nearly do. */
const nearWords = async (db: Db, words: readonly string[]): Promise<NearWords> => {
  const near = new Map<string, readonly string[]>();
  for (const typed of words) {
    if (await isListedWord(db, typed)) continue;
    const alike = await values(db, vocabularyStatement(typed.slice(0, 1)));
    near.set(
      typed,
      alike.filter((word) => beginsNearly(word, typed)),
    );
  }
  return near;
};

/** The counted squares of a map, of what is seen, else of where the offers lie. */
const cellsBySql = async (db: Db, wanted: WantedConditions, near: NearWords): Promise<CountedGrid> => {
  const box = async (): Promise<Viewport> => {
    const [south = 0, west = 0, north = 0, east = 0] = (await ask(db, wideBox(wanted, near)))[0]?.map(Number) ?? [];
    return { south, west, north, east };
  };
  const grid = mapGrid(wanted.bounds ?? (await box()));
  const cells = (await ask(db, wideCells(wanted, near, grid))).map(([count, north, east, id = '']) => {
    const n = Number(count);
    return { count: n, lat: middleOf(Number(north), n), lng: middleOf(Number(east), n), only: n === 1 ? id : null };
  });
  return { cells, grid };
};

/** Finds by statements. */
export const findBySql = async (db: Db, wanted: WantedConditions): Promise<Finder> => {
  const near = await nearWords(db, wanted.words);
  const numberOf = async (statement: WideStatement): Promise<number> => Number((await values(db, statement))[0]);
  const keyCounts = async (of: WantedConditions): Promise<ReadonlyMap<number, number>> =>
    new Map((await pairs(db, wideKeys(of, near))).map(([choice, count]) => [Number(choice), Number(count)]));
  return {
    page: async (order, from, limit) => {
      const page = (await pairs(db, widePage(wanted, near, order, from, limit))).map(([id, key]) => ({ id, key: Number(key) }));
      return typeof from === 'number' || from.side === 'after' ? page : page.toReversed();
    },
    count: async () => countedTo(await numberOf(wideCount(wanted, near))),
    places: async (most) => {
      const pins = await values(db, widePins(wanted, near, most + 1));
      return pins.length > most ? placesOf(await cellsBySql(db, wanted, near)) : { pins, cells: [], grid: null };
    },
    counts: async (fields) => {
      const apart = alternatives(wanted).map(
        async (but) => [but, await keyCounts({ ...wanted, any: wanted.any.filter(({ name }) => name !== but) })] as const,
      );
      const [total, base, ...others] = await Promise.all([numberOf(wideTotal(wanted, near)), keyCounts(wanted), ...apart]);
      const ofField = new Map<FilterName, ReadonlyMap<number, number>>(others);
      const of = fields.map((field) => {
        const counts = ofField.get(field.name) ?? base;
        return [
          field.name,
          new Map(keysOf(field).flatMap((key): [number, number][] => (counts.has(key) ? [[key, counts.get(key) ?? 0]] : []))),
        ] as const;
      });
      return { total, of: new Map(of) };
    },
    within: async (from, radii) => (await ask(db, wideWithin(wanted, near, from, radii)))[0]?.map(Number) ?? [],
  };
};
