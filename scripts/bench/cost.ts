import path from 'node:path';
import { diskOf } from './cost/disk.ts';
import { type Kind, readKinds, writeKinds } from './cost/kinds.ts';
import { type Cost, costOf, watchDatabase } from './cost/processor.ts';
import { startTwice } from './cost/start.ts';
import { type Figure, type Section, spreadOf } from './kit/figures.ts';
import { type BenchServer, startProduct } from './kit/server.ts';
import type { Bench, World } from './kit/world.ts';
import { makePeople } from './live/people.ts';
import { ensureOffers } from './offers/main.ts';

const offers = 100_000;
const usedShare = 0.7;
const cores = 2;
const megabyte = 1e6;
// Pages run through much code that is compiled while it warms up; a cold second costs four times a warm one.
const warmSeconds = 4;

type Kinds = ReadonlyMap<string, Cost[]>;

/** Each kind is warmed up once, then measured once a round with the others. */
const measureKinds = async (world: World, server: BenchServer, databaseUrl: string, kinds: readonly Kind[]): Promise<Kinds> => {
  const database = await watchDatabase(databaseUrl);
  const found = new Map<string, Cost[]>(kinds.map(({ what }) => [what, []]));
  for (const { work } of kinds) await work(warmSeconds);
  for (let round = 0; round < world.rounds; round += 1)
    for (const { what, work } of kinds) {
      world.say(`cost: ${what}, round ${round + 1}`);
      found.get(what)?.push(await costOf(server, database, () => work(world.seconds)));
    }
  await database.close();
  return found;
};

type CostFigures = { readonly kinds: Kinds; readonly rest: number; readonly load: number };

const measureReads = async (world: World): Promise<CostFigures & { readonly databaseUrl: string }> => {
  const databaseUrl = await world.database(`bench_${offers}`);
  await ensureOffers(databaseUrl, offers, world.say);
  const dataDir = path.resolve(world.folder, 'cost-reads');
  const server = await startProduct({ databaseUrl, dataDir, env: { LOG_LEVEL: 'error' } });
  try {
    const rest = await server.memory({ collected: true });
    const kinds = await measureKinds(world, server, databaseUrl, await readKinds(server, databaseUrl, dataDir));
    return { kinds, rest, load: await server.memory(), databaseUrl };
  } finally {
    await server.stop();
  }
};

const measureWrites = async (world: World): Promise<Kinds> => {
  const databaseUrl = await world.database('bench_cost', { fresh: true });
  const people = await makePeople(databaseUrl, 1000);
  const env = { SECRET: people.secret, LOG_LEVEL: 'error' };
  const server = await startProduct({ databaseUrl, dataDir: path.join(world.folder, 'cost-writes'), env });
  try {
    return await measureKinds(world, server, databaseUrl, await writeKinds(server, databaseUrl, people));
  } finally {
    await server.stop();
  }
};

const figure = (what: string, unit: string, numbers: readonly number[]): Figure => ({ what, unit, measured: spreadOf(numbers) });

const kindSections = (kinds: Kinds): readonly Section[] => {
  const of = (title: string, about: string, unit: string, number: (cost: Cost) => number): Section => ({
    title,
    about,
    figures: [...kinds].map(([what, costs]) => figure(what, unit, costs.map(number))),
  });
  return [
    of('Processor for 1 000 requests: the program', 'User and system seconds of the Node process.', 's', ({ node }) => node),
    of('Processor for 1 000 requests: the database', 'User and system seconds of the backends that serve it.', 's', ({ database }) => database),
    of(
      'What two cores serve',
      `Requests a second of one kind alone at ${usedShare * 100} % of ${cores} cores, program and database on the same machine, from the two tables above.`,
      'req/s',
      ({ node, database }) => (cores * usedShare * 1000) / (node + database),
    ),
  ];
};

const restSection = async (world: World, { rest, load, databaseUrl }: Awaited<ReturnType<typeof measureReads>>): Promise<Section> => {
  const starts: { first: number; second: number }[] = [];
  for (let round = 0; round < world.rounds; round += 1) starts.push(await startTwice(world.folder));
  const disk = await diskOf(databaseUrl);
  return {
    title: 'Memory, start, disk',
    about: `Memory is resident memory of the Node process on ${offers.toLocaleString('en')} offers; the program starts on the embedded database, with built pages and without demo data.`,
    figures: [
      figure('memory at rest', 'MB', [rest / megabyte]),
      figure('memory after the load above', 'MB', [load / megabyte]),
      figure(
        'first start, empty folder',
        'ms',
        starts.map(({ first }) => first),
      ),
      figure(
        'second start',
        'ms',
        starts.map(({ second }) => second),
      ),
      figure('tables of 100 000 offers', 'MB', [disk.tables]),
      figure('indexes of 100 000 offers', 'MB', [disk.indexes]),
    ],
  };
};

/** What each kind of request costs, and what follows from that for a machine of two cores. */
export const bench: Bench = {
  name: 'cost',
  run: async (world): Promise<readonly Section[]> => {
    const reads = await measureReads(world);
    const writes = await measureWrites(world);
    return [...kindSections(new Map([...reads.kinds, ...writes])), await restSection(world, reads)];
  },
};
