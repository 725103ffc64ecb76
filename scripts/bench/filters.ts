import path from 'node:path';
import type { SearchFilters } from '../../src/contract/search/endpoints.ts';
import { fieldFilters } from '../../src/domain/search/rules/filters.ts';
import { connect, type Db, disconnect } from '../../src/server/kit/database/database.ts';
import { createEngine, type Engine } from '../../src/server/search/store/engine/engine.ts';
import { type Finder, findBySql, findInMemory } from '../../src/server/search/store/finder.ts';
import { cardsOf, pinsOf } from '../../src/server/search/store/read.ts';
import { orderOf, wantedOf } from '../../src/server/search/store/wanted.ts';
import { wishesLike } from './filters/wishes.ts';
import { inChild } from './kit/child.ts';
import { type Figure, type Limit, median, quantile, type Section, spreadOf } from './kit/figures.ts';
import type { Bench, World } from './kit/world.ts';
import { ensureOffers } from './offers/main.ts';

const mebibyte = 2 ** 20;
const counted = fieldFilters.filter(({ options }) => options.length > 0);
const atMost = (value: number): readonly Limit[] => [{ of: 'measured', is: 'at most', value }];

type Ask = (filters: SearchFilters) => Promise<unknown>;

/** Milliseconds of each of many searches, one after the other. */
const timesOf = async (searches: readonly SearchFilters[], ask: Ask): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const filters of searches) {
    const begun = performance.now();
    await ask(filters);
    times.push(performance.now() - begun);
  }
  return times;
};

const finderInMemory = async (db: Db, engine: Engine, filters: SearchFilters): Promise<Finder> => {
  const current = await engine.current(db);
  if (current === null) throw new Error('the columns are not loaded');
  return findInMemory(current, wantedOf(filters));
};

/** A page of nine cards, its count and the map's pins, as the product answers them. */
const searched = async (db: Db, finder: Finder, filters: SearchFilters): Promise<void> => {
  const [page, , { pins }] = await Promise.all([finder.page(orderOf(filters), 0, 9), finder.count(), finder.places(500)]);
  const ids = page.map(({ id }) => id);
  await Promise.all([cardsOf(db, ids, null), pinsOf(db, pins)]);
};

/** The middle and the slow end of some rounds of the same searches. */
const figuresOf = async (world: World, what: string, searches: readonly SearchFilters[], ask: Ask, limits: boolean): Promise<readonly Figure[]> => {
  await timesOf(searches.slice(0, 30), ask);
  const rounds: (readonly number[])[] = [];
  for (let round = 0; round < world.rounds; round += 1) rounds.push(await timesOf(searches, ask));
  return [
    { what: `${what}, median`, unit: 'ms', measured: spreadOf(rounds.map(median)), ...(limits && { limits: atMost(10) }) },
    { what: `${what}, p99`, unit: 'ms', measured: spreadOf(rounds.map((times) => quantile(times, 0.99))), ...(limits && { limits: atMost(50) }) },
  ];
};

/** How long loading takes, what it holds, and how long a search takes that finds a change waiting. */
const loaded = async (db: Db, engine: Engine, databaseUrl: string): Promise<readonly Figure[]> => {
  // A process that has measured another size before would count what it throws away meanwhile.
  const held = await inChild<number>(path.join(import.meta.dirname, 'filters/memory-child.ts'), { databaseUrl });
  // The driver and the connection are made by the first question.
  await db.$client.query('select 1');
  const begun = performance.now();
  await engine.load(db);
  const seconds = (performance.now() - begun) / 1000;
  const times: number[] = [];
  for (let change = 0; change < 20; change += 1) {
    await db.$client.query(
      'update listing set modified_at = modified_at where offer_id = (select offer_id from listing where listed order by random() limit 1)',
    );
    const asked = performance.now();
    await engine.current(db);
    times.push(performance.now() - asked);
  }
  return [
    { what: 'loading everything', unit: 's', measured: spreadOf([seconds]) },
    { what: 'memory of the columns', unit: 'MiB', measured: spreadOf([held / mebibyte]) },
    { what: 'catching up with a change', unit: 'ms', measured: spreadOf(times) },
  ];
};

const sectionOf = async (world: World, size: number): Promise<Section> => {
  const url = await world.database(`bench_${size}`);
  await ensureOffers(url, size, world.say);
  const db = connect(url);
  const engine = createEngine();
  const searches = Array.from({ length: world.quick ? 150 : 300 }, (_, number) => wishesLike(number));
  try {
    const load = await loaded(db, engine, url);
    const memory = async (filters: SearchFilters) => searched(db, await finderInMemory(db, engine, filters), filters);
    const sql = async (filters: SearchFilters) => searched(db, await findBySql(db, wantedOf(filters)), filters);
    const keys = async (filters: SearchFilters) => (await finderInMemory(db, engine, filters)).counts(counted);
    return {
      title: `Any filters among ${size.toLocaleString('en')} offers`,
      about: `${searches.length} searches by one to eight filters of any kind, one after the other in one process: list, count and pins, and the counts beside every key.`,
      figures: [
        ...load,
        ...(await figuresOf(world, 'list, count and pins', searches, memory, true)),
        ...(await figuresOf(world, 'counts beside the keys', searches, keys, size <= countedUpTo)),
        ...(await figuresOf({ ...world, rounds: 1 }, 'list, count and pins by statements', searches.slice(0, 40), sql, false)),
      ],
    };
  } finally {
    await disconnect(db);
  }
};

/** The counts beside the keys are promised up to this many offers. */
const countedUpTo = 200_000;

const run = async (world: World): Promise<readonly Section[]> => {
  const sections: Section[] = [];
  const sizes = world.quick ? world.sizes : [...world.sizes, countedUpTo].toSorted((a, b) => a - b);
  for (const size of sizes) sections.push(await sectionOf(world, size));
  return sections;
};

/** Any combination of filters, out of the columns in memory and by statements. */
export const bench: Bench = { name: 'filters', run };
