import pg from 'pg';
import type { Statement } from '../../../src/server/search/store/statements.ts';
import { type Figure, median } from '../kit/figures.ts';
import { compare, type Heading } from '../kit/rounds.ts';
import type { World } from '../kit/world.ts';
import { kinds, mapKinds, pageAndCountOf, pinsOf, requestsOf } from './kinds.ts';

type Shape = { readonly what: string; readonly statements: readonly Statement[] };

/** Every statement that a search consists of. */
const shapes = (): readonly Shape[] => [
  ...[...kinds, ...mapKinds].map((kind) => ({ what: `page and count: ${kind.what}`, statements: requestsOf(kind).map(pageAndCountOf) })),
  ...mapKinds.map((kind) => ({ what: `pins: ${kind.what}`, statements: requestsOf(kind).map(pinsOf) })),
];

const ask = async (client: pg.Client, { name, text, values }: Statement): Promise<readonly unknown[][]> =>
  (await client.query<unknown[]>({ name, text, values, rowMode: 'array' })).rows;

/** Milliseconds of the middle one of some requests, asked one after the other on one connection. */
const milliseconds = async (client: pg.Client, statements: readonly Statement[]): Promise<number> => {
  const times: number[] = [];
  for (const statement of statements) {
    const begun = performance.now();
    await ask(client, statement);
    times.push(performance.now() - begun);
  }
  return median(times);
};

/** How much each request finds: what its count says, or how many pins there are. It also warms the connection up. */
const found = async (client: pg.Client, { what, statements }: Shape): Promise<number[]> => {
  const sizes: number[] = [];
  for (const statement of statements) {
    const rows = await ask(client, statement);
    sizes.push(what.startsWith('page') ? Number(rows[0]?.[0]) : rows.length);
  }
  return sizes;
};

type TableSize = { readonly size: number; readonly client: pg.Client };

const compared = async (heading: Heading, statements: readonly Statement[], clients: readonly TableSize[], rounds: number): Promise<Figure> => {
  const [large, ...smaller] = clients.map(({ size, client }) => ({
    what: `of ${size.toLocaleString('en')}`,
    measure: () => milliseconds(client, statements),
  }));
  if (large === undefined) throw new Error('no database to measure');
  return compare(heading, large, smaller, rounds);
};

// Fewer say nothing about a middle one.
const fewest = 20;
const limits = [{ of: 'ratio', is: 'at most', value: 2 } as const];

/**
 * A larger table may not make a statement slower, but it may find more, until the cap: so the limit is on the requests that find equally
 * much in every database, and where that is not all of them a line without a limit shows all.
 */
const figuresOf = async ({ what, statements }: Shape, clients: readonly TableSize[], rounds: number): Promise<readonly Figure[]> => {
  const sizes: number[][] = [];
  for (const { client } of clients) sizes.push(await found(client, { what, statements }));
  const alike = statements.filter((_, index) => sizes.every((list) => list[index] === sizes[0]?.[index]));
  const line = (name: string, some: readonly Statement[], more = {}): Promise<Figure> =>
    compared({ what: name, unit: 'ms', ...more }, some, clients, rounds);
  if (clients.length === 1) return [await line(what, statements)];
  if (alike.length === statements.length) return [await line(what, statements, { limits })];
  const all = await line(`${what}: all, finding ${sizes.map(median).join(' and ')}`, statements);
  if (alike.length < fewest) return [all];
  return [await line(`${what}: the ${alike.length} of ${statements.length} that find as much`, alike, { limits }), all];
};

/** Each statement alone, of the largest database against the smaller one. */
export const statementFigures = async (world: World, urls: ReadonlyMap<number, string>, wanted = ''): Promise<readonly Figure[]> => {
  const clients = [...urls]
    .toSorted(([one], [other]) => other - one)
    .map(([size, url]) => ({ size, client: new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' }) }));
  for (const { client } of clients) await client.connect();
  try {
    const figures: Figure[] = [];
    for (const shape of shapes().filter(({ what }) => what.includes(wanted))) figures.push(...(await figuresOf(shape, clients, world.rounds)));
    return figures;
  } finally {
    for (const { client } of clients) await client.end();
  }
};
