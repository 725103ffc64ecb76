import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cities, type ListingRow, storedOffer } from '../../../../tests/factories/listing-rows.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { type SearchFilters, searchFilters, searchSorts } from '../../../contract/search/endpoints.ts';
import { mainUses } from '../../../domain/kit/provinces.ts';
import { choiceNumber, fieldFilters, fieldsOf } from '../../../domain/search/rules/filters.ts';
import { wordForms } from '../../../domain/search/rules/word-forms.ts';
import { beginsNearly } from '../../../domain/search/rules/words.ts';
import type { Db } from '../../kit/database/database.ts';
import { createEngine } from './engine/engine.ts';
import { type Finder, findBySql, findInMemory } from './finder.ts';
import { type EffectiveFilters, orderOf, type Place, parsePlace, placeText, wantedOf } from './wanted.ts';
import { putListings } from './write.ts';

const offers = 400;

const some = <T>(list: readonly T[], most: number) => fc.subarray([...list], { minLength: 1, maxLength: Math.min(most, list.length) });
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });
const point = { lat: fc.integer({ min: 500, max: 540 }).map((n) => n / 10), lng: fc.integer({ min: 190, max: 230 }).map((n) => n / 10) };

const wish = fc.constantFrom(...fieldFilters).chain(({ name, kind, options }) => {
  const limits = fc
    .tuple(maybe(fc.nat(100)), maybe(fc.nat(100)))
    .map(([min, max]) => ({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }));
  const of = {
    flag: () => fc.constant(true),
    anyOf: () => some(options.slice(0, 14), 4),
    allOf: () => some(options.slice(0, 14), 2),
    range: () => limits,
    days: () => fc.constantFrom({ from: '2026-12-08' }, { to: '2026-12-20' }, { from: '2026-12-05', to: '2026-12-25' }),
  }[kind]() as fc.Arbitrary<unknown>;
  return of.map((value) => [name, value] as const);
});

const place = fc.record(
  {
    province: fc.constantFrom('lodzkie', 'mazowieckie'),
    city: fc.constantFrom(...cities),
    district: fc.constantFrom('srodmiescie', 'Podgórze'),
    street: fc.constantFrom('ul. Długa', 'piotrkowska'),
  },
  { requiredKeys: [] },
);

const search: fc.Arbitrary<SearchFilters> = fc
  .record({
    premisesPurpose: maybe(fc.constantFrom(...mainUses)),
    offerType: maybe(fc.constantFrom('rent', 'sell')),
    county: maybe(fc.constant('Łódź')),
    minArea: maybe(fc.nat(40)),
    maxPrice: maybe(fc.nat(40_000)),
    freeFrom: maybe(fc.constant('2026-12-15')),
    text: maybe(
      fc.constantFrom('biuro', 'magazyn rampa', 'magzyn', 'BIUR', 'hla', 'widna', 'łódź', 'piwnica', 'magazynem', 'biurze', '!', 'офис', ' '),
    ),
    estate: maybe(fc.constantFrom('Retkinia', '---')),
    places: maybe(fc.array(place, { minLength: 1, maxLength: 3 })),
    postCode: maybe(fc.constantFrom('9', '90', '90-0', '31-100')),
    near: maybe(fc.record({ ...point, km: maybe(fc.integer({ min: 20, max: 200 })) })),
    bounds: maybe(
      fc.constantFrom(
        ...[
          { south: 50.5, west: 19, north: 53, east: 22 },
          { south: 51.02, west: 20.04, north: 51.44, east: 20.97 },
          { south: -90, west: -180, north: 90, east: 180 },
          { south: 52.4, west: 21.3, north: 52.4, east: 21.3 },
        ],
      ),
    ),
    pricePerMetre: maybe(fc.tuple(fc.nat(50), fc.nat(50)).map(([min, max]) => ({ min: Math.min(min, max), max: Math.max(min, max) }))),
    area: maybe(fc.array(fc.tuple(point.lat, point.lng), { minLength: 3, maxLength: 7 })),
    fields: maybe(fc.array(wish, { minLength: 1, maxLength: 3 }).map((wishes) => Object.fromEntries(wishes))),
    sort: fc.constantFrom(...searchSorts),
    direction: fc.constantFrom('asc', 'desc'),
  })
  .map(({ near, sort, ...filters }) => {
    const centre = near ?? (sort === 'distance' ? { lat: 52, lng: 21 } : undefined);
    const given = {
      ...filters,
      sort,
      ...(centre && { near: { lat: centre.lat, lng: centre.lng, ...('km' in centre && centre.km && { km: centre.km }) } }),
    };
    return searchFilters.parse(JSON.parse(JSON.stringify(given)));
  });

let database: TestDatabase;
let db: Db;
const stored = Array.from({ length: offers }, (_, number) => storedOffer(number));
const engine = createEngine();

beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  await db.transaction((tx) => putListings(tx, stored));
  await engine.load(db);
});
afterAll(() => database.close());

const effective = ({ page: _page, after: _after, before: _before, ...filters }: SearchFilters): EffectiveFilters => filters;

const inMemory = async (filters: SearchFilters): Promise<Finder> => {
  const current = await engine.current(db);
  if (current === null) throw new Error('the columns are not loaded');
  return findInMemory(current, wantedOf(effective(filters)));
};

const counted = fieldFilters.filter(({ options }) => options.length > 0);

/** All that a search can be asked. */
const answersOf = async (finder: Finder, filters: SearchFilters) => {
  const order = orderOf(effective(filters));
  const whole = await finder.page(order, 0, offers);
  const middle = whole[Math.floor(whole.length / 2)];
  const beside = async (side: 'after' | 'before', limit: number): Promise<readonly Place[]> =>
    middle ? await finder.page(order, { ...parsePlace(placeText(middle)), side }, limit) : [];
  const { total, of } = await finder.counts(counted);
  return {
    whole,
    second: await finder.page(order, 9, 9),
    rest: await beside('after', offers),
    start: await beside('before', offers),
    pageBefore: await beside('before', 9),
    count: await finder.count(),
    pins: await finder.places(500),
    counted: await Promise.all([0, 3, 30].map((most) => finder.places(most))),
    around: await finder.within({ lat: 52, lng: 21 }, [200, 30, 111.2, 0.1]),
    total,
    facets: counted.map(({ name }) => [name, [...(of.get(name) ?? [])].sort(([a], [b]) => a - b)]),
  };
};

/** What is wanted, said row by row without any index: the measure of both. */
const naive = ({ row, filter }: ListingRow, filters: SearchFilters, words: (typed: string) => readonly string[]): boolean => {
  const { fields = {}, places, near, text = '' } = filters;
  const fold = (name = ''): string =>
    name
      .toLowerCase()
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const is = (name: string | undefined, stood: string | null | undefined): boolean =>
    name === undefined || (fold(name) !== '' && fold(name) === stood);
  const isIn = (of: NonNullable<typeof places>[number]): boolean =>
    (of.province === undefined || of.province === row.province) &&
    is(of.county, row.countyKey) &&
    is(of.city, row.cityKey) &&
    is(of.district, filter.districtKey) &&
    is(of.estate, filter.estateKey) &&
    (of.street === undefined || fold(of.street).replace(/^ul /, '') === filter.streetKey);
  // These stand in the list itself, where an empty one is empty whatever the table of filters holds.
  const listed: Readonly<Record<string, unknown>> = { price: row.price, 'areaDetails.surface': row.surface, availability: row.freeFrom };
  const storedValue = (name: string): unknown => (name in listed ? listed[name] : (filter as Record<string, unknown>)[name]);
  const answers = ([name, wished]: [string, unknown]): boolean => {
    const { kind } = fieldFilters.find((one) => one.name === name) ?? { kind: 'flag' };
    if (kind === 'range' || kind === 'days') {
      const { min, max, from, to } = wished as { min?: number; max?: number; from?: string; to?: string };
      return fieldsOf(name).some((field) => {
        const value = storedValue(field);
        if (value === undefined || value === null) return false;
        return kind === 'days'
          ? (from ?? '') <= String(value) && String(value) <= (to ?? '9')
          : (min ?? -1) <= Number(value) && Number(value) <= (max ?? 1e9);
      });
    }
    const has = [wished === true ? ['true'] : wished].flat().map((key) => filter.choices.includes(choiceNumber(name as never, String(key))));
    return kind === 'anyOf' ? has.some(Boolean) : has.every(Boolean);
  };
  const [lat, lng] = [row.lat ?? null, row.lng ?? null];
  const isNear = (km: number): boolean => {
    if (lat === null || lng === null || !near) return false;
    return Math.hypot((lat - near.lat) * 111.2, (lng - near.lng) * 111.2 * Math.cos((near.lat * Math.PI) / 180)) <= km;
  };
  const { bounds } = filters;
  const isAmong = (value: number | null | undefined, { min = 0, max = 1e9 }: { min?: number | undefined; max?: number | undefined }): boolean =>
    value !== null && value !== undefined && value >= min && value <= max;
  const typed = fold(text).split(' ').filter(Boolean);
  return (
    row.listed &&
    Date.parse(row.validTo) > Date.now() &&
    (filters.offerType === undefined || (filters.offerType === 'sell') === row.sale) &&
    (filters.premisesPurpose === undefined || filters.premisesPurpose === row.use) &&
    isIn(filters) &&
    (places?.some(isIn) ?? true) &&
    row.surface >= (filters.minArea ?? 0) &&
    (filters.maxPrice === undefined || row.price <= filters.maxPrice) &&
    (filters.freeFrom === undefined || (row.freeFrom !== null && row.freeFrom !== undefined && row.freeFrom <= filters.freeFrom)) &&
    filter.postCode.startsWith(filters.postCode ?? '') &&
    (!filters.pricePerMetre || isAmong(row.pricePerMetre, filters.pricePerMetre)) &&
    (near?.km === undefined || isNear(near.km)) &&
    (!bounds || (lat !== null && lng !== null && lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east)) &&
    Object.entries(fields).every(answers) &&
    (typed.length > 0 || text.trim() === '') &&
    typed.every((word) => filter.words.split(' ').some((one) => one !== '' && words(word).includes(one)))
  );
};

const wordsThat = (typed: string): readonly string[] => {
  const listed = stored.filter(({ row }) => row.listed && Date.parse(row.validTo) > Date.now());
  const known = [...new Set(listed.flatMap(({ filter }) => filter.words.split(' ').filter(Boolean)))];
  const beginning = known.filter((word) => word.startsWith(typed) || wordForms(typed).includes(word));
  return beginning.length > 0 ? beginning : known.filter((word) => beginsNearly(word, typed));
};

const wanting = (filters: SearchFilters) => wantedOf(effective(filters));

describe('any combination of filters', () => {
  it('finds what a look at each offer finds', async () => {
    await fc.assert(
      fc.asyncProperty(search, async ({ area: _area, ...filters }) => {
        const found = await (await inMemory(filters)).page(orderOf(effective(filters)), 0, offers);
        const expected = stored.filter((offer) => naive(offer, filters, wordsThat)).map(({ row }) => row.offerId);
        expect(found.map(({ id }) => id).sort()).toEqual(expected.sort());
      }),
      { numRuns: 150 },
    );
  });

  it('is answered the same from memory and by statements: pages, cursors, counts, pins, keys', async () => {
    await fc.assert(
      fc.asyncProperty(search, async (filters) => {
        const [memory, plain] = [await answersOf(await inMemory(filters), filters), await answersOf(await findBySql(db, wanting(filters)), filters)];
        expect(memory).toEqual(plain);
        expect(memory.total).toBe(memory.whole.length);
        for (const { pins, cells } of memory.counted)
          expect(cells.reduce((sum, { count }) => sum + count, pins.length)).toBe(memory.pins.pins.length);
        const middle = memory.whole.slice(memory.start.length, memory.whole.length - memory.rest.length);
        expect([...memory.start, ...middle, ...memory.rest]).toEqual(memory.whole);
        expect([middle.length, memory.pageBefore]).toEqual([Math.min(memory.whole.length, 1), memory.start.slice(-9)]);
      }),
      { numRuns: 120 },
    );
  });

  it('finds a square of the map drawn by hand as it finds the same viewport', async () => {
    const sides = { south: 50.55, north: 52.05, west: 19.55, east: 21.05 };
    const corners = [
      [sides.south, sides.west],
      [sides.south, sides.east],
      [sides.north, sides.east],
      [sides.north, sides.west],
    ];
    const ask = async (filters: object): Promise<readonly Place[]> => {
      const parsed = searchFilters.parse(filters);
      return (await inMemory(parsed)).page(orderOf(effective(parsed)), 0, offers);
    };
    const drawn = await ask({ area: corners });
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn).toEqual(await ask({ bounds: sides }));
  });
});

describe('the columns in memory', () => {
  const everything = searchFilters.parse({});
  const seen = async (): Promise<readonly string[]> =>
    (await (await inMemory(everything)).page(orderOf(effective(everything)), 0, offers * 2)).map(({ id }) => id);

  it('know at once what was committed, whoever wrote it, and not what was rolled back', async () => {
    const [first = ''] = await seen();
    await db.execute(sql`update listing set listed = false where offer_id = ${first}`);
    expect(await seen()).not.toContain(first);
    await db.execute(sql`update listing set listed = true where offer_id = ${first}`);
    expect(await seen()).toContain(first);
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`delete from listing where offer_id = ${first}`);
        throw new Error('never mind');
      })
      .catch(() => undefined);
    expect(await seen()).toContain(first);
  });

  it('hear of a transaction that began before others and committed after them', async () => {
    const [first = '', second = ''] = await seen();
    await db.transaction(async (old) => {
      await old.execute(sql`select pg_current_xact_id()`);
      await db.execute(sql`update listing set listed = false where offer_id = ${first}`);
      expect(await seen()).not.toContain(first);
      await old.execute(sql`update listing set listed = false where offer_id = ${second}`);
      expect(await seen()).toContain(second);
    });
    expect(await seen()).not.toContain(second);
    await db.execute(sql`update listing set listed = true where offer_id in (${first}, ${second})`);
  });

  it('are loaded anew without losing what is committed meanwhile', async () => {
    // The answers to the load and to the look for changes come when they are let through.
    const held = new Map(['search_load', 'search_changes'].map((name) => [name, { read: Promise.withResolvers(), let: Promise.withResolvers() }]));
    const client = new Proxy(db.$client, {
      get: (target, key) => {
        const part: unknown = Reflect.get(target, key);
        if (key !== 'query' || typeof part !== 'function') return part;
        return async (statement: { readonly name: string }): Promise<unknown> => {
          const answer: unknown = await Reflect.apply(part, target, [statement]);
          held.get(statement.name)?.read.resolve(null);
          await held.get(statement.name)?.let.promise;
          return answer;
        };
      },
    });
    const slow = new Proxy(db, { get: (target, key) => (key === '$client' ? client : Reflect.get(target, key)) });
    const own = createEngine();
    await own.load(db);
    const [first = ''] = await seen();
    const reloading = own.load(slow);
    await held.get('search_load')?.read.promise;
    await db.execute(sql`update listing set listed = false where offer_id = ${first}`);
    const looking = own.current(slow);
    await held.get('search_changes')?.read.promise;
    held.get('search_load')?.let.resolve(null);
    await reloading;
    held.get('search_changes')?.let.resolve(null);
    await looking;
    const current = await own.current(db);
    const found = current && (await findInMemory(current, wantedOf(effective(everything))).page(orderOf(effective(everything)), 0, offers));
    expect(found?.map(({ id }) => id)).not.toContain(first);
    expect(found).toHaveLength((await seen()).length);
    await db.execute(sql`update listing set listed = true where offer_id = ${first}`);
  });

  it('answer like the statements after any changes', async () => {
    const change = fc.record({ number: fc.nat(offers - 1), how: fc.constantFrom('price', 'words', 'gone', 'expired', 'back') });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), search, async (changes, filters) => {
        for (const { number, how } of changes) {
          const offerId = String(number).padStart(20, 'x');
          const offer = stored[number];
          if (how === 'gone') await db.execute(sql`delete from listing where offer_id = ${offerId}`);
          if (how === 'back' && offer) await db.transaction((tx) => putListings(tx, [offer]));
          if (how === 'price') await db.execute(sql`update listing set price = price + 1000, modified_at = now() where offer_id = ${offerId}`);
          if (how === 'expired') await db.execute(sql`update listing set valid_to = now() - interval '1 second' where offer_id = ${offerId}`);
          if (how === 'words' && offer)
            await db.transaction((tx) => putListings(tx, [{ row: offer.row, filter: { ...offer.filter, words: ' nowoczesne' } }]));
        }
        expect(await answersOf(await inMemory(filters), filters)).toEqual(await answersOf(await findBySql(db, wanting(filters)), filters));
      }),
      { numRuns: 40 },
    );
  });
});
