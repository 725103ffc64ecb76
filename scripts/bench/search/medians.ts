import pg from 'pg';
import type { Statement } from '../../../src/server/search/store/statements.ts';
import { type Figure, median, spreadOf } from '../kit/figures.ts';
import { interleave } from '../kit/rounds.ts';
import type { World } from '../kit/world.ts';
import { countOf, kinds, mapKinds, pageOf, pinsOf, requestsOf } from './kinds.ts';

type Shape = { readonly what: string; readonly statements: readonly Statement[] };

/** Every statement that a search consists of. */
const shapes = (): readonly Shape[] => [
  ...kinds.flatMap((kind) => {
    const requests = requestsOf(kind);
    return [
      { what: `page: ${kind.what}`, statements: requests.map(pageOf) },
      { what: `count: ${kind.what}`, statements: requests.map(countOf) },
    ];
  }),
  ...mapKinds.map((kind) => ({ what: `pins: ${kind.what}`, statements: requestsOf(kind).map(pinsOf) })),
];

/** Milliseconds of the middle one of all requests of a shape, asked one after the other on one connection. */
const milliseconds = async (client: pg.Client, statements: readonly Statement[]): Promise<number> => {
  const times: number[] = [];
  for (const { name, text, values } of statements) {
    const begun = performance.now();
    await client.query({ name, text, values, rowMode: 'array' });
    times.push(performance.now() - begun);
  }
  return median(times);
};

const figureOf = async (shape: Shape, clients: ReadonlyMap<number, pg.Client>, { sizes, rounds }: World): Promise<Figure> => {
  const contestants = sizes.toReversed().map((size) => {
    const client = clients.get(size);
    if (!client) throw new Error(`no connection to ${size} offers`);
    return { what: `of ${size.toLocaleString('en')}`, measure: () => milliseconds(client, shape.statements) };
  });
  for (const { measure } of contestants) await measure();
  const [large = [], ...smaller] = await interleave(contestants, rounds);
  const against = smaller.map((numbers, index) => ({
    what: contestants[index + 1]?.what ?? '',
    measured: spreadOf(numbers),
    ratio: spreadOf(large.map((number, round) => number / (numbers[round] ?? Number.NaN))),
  }));
  const limits = against.length > 0 ? [{ of: 'ratio', is: 'at most', value: 2 } as const] : [];
  return { what: shape.what, unit: 'ms', measured: spreadOf(large), against, limits };
};

/** Each statement alone, of the largest database against the smaller one. */
export const statementFigures = async (world: World, urls: ReadonlyMap<number, string>, wanted = ''): Promise<readonly Figure[]> => {
  const clients = new Map<number, pg.Client>();
  for (const [size, url] of urls) clients.set(size, new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' }));
  for (const client of clients.values()) await client.connect();
  try {
    const figures: Figure[] = [];
    for (const shape of shapes().filter(({ what }) => what.includes(wanted))) figures.push(await figureOf(shape, clients, world));
    return figures;
  } finally {
    for (const client of clients.values()) await client.end();
  }
};
