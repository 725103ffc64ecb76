import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SearchFilters } from '../../src/contract/search/endpoints.ts';
import type { Statement } from '../../src/server/search/store/statements.ts';
import type { Figure, Section } from './kit/figures.ts';
import { concurrency, rate } from './kit/load.ts';
import { missTimes, peerFigures, peerNote, peerSize } from './kit/peers.ts';
import { compare } from './kit/rounds.ts';
import { type BenchServer, startProduct, startServer } from './kit/server.ts';
import type { Bench, World } from './kit/world.ts';
import { ensureOffers } from './offers/main.ts';
import { countOf, kinds, mapKinds, pageAddressOf, pageOf, pinsOf, requestsOf, usesOf } from './search/kinds.ts';
import { statementFigures } from './search/medians.ts';
import { hasPgbench, pgbenchRate } from './search/pgbench.ts';
import { cookieOfSearcher } from './search/searcher.ts';

const pool = 10;

/** One line of the table: what is asked of the product, and the statements behind each request. */
type Line = {
  readonly key: string;
  readonly what: string;
  readonly signedIn: boolean;
  readonly paths: readonly string[];
  /** How many requests of the product make one search; the bare route answers it in one. */
  readonly requests: number;
  readonly statements: readonly (readonly Statement[])[];
};

const read = (call: string, filters: SearchFilters): string => `/read/${call}?data=${encodeURIComponent(JSON.stringify(filters))}`;

const shown = [
  'everything',
  'province and use',
  'use, without province',
  'county and city',
  'free from',
  'area',
  'price and area',
  'deep pages',
  'turned pages',
];

const lines = (): readonly Line[] => {
  const pages = kinds
    .filter(({ what }) => shown.includes(what))
    .map((kind, index) => {
      const requests = requestsOf(kind);
      return {
        key: `page${index}`,
        what: `page and count: ${kind.what}`,
        signedIn: kind.signedIn === true,
        paths: requests.map((filters) => read('searchOffers', filters)),
        requests: 1,
        statements: requests.map((filters) => [pageOf(filters), countOf(filters)]),
      };
    });
  const viewports = mapKinds.slice(0, 3).flatMap(requestsOf);
  const maps = {
    key: 'map',
    what: 'markers of a viewport',
    signedIn: false,
    paths: viewports.map((filters) => read('searchMarkers', filters)),
    requests: 1,
    statements: viewports.map((filters) => [pinsOf(filters)]),
  };
  const full = {
    key: 'full',
    what: 'full search: page, count and markers',
    signedIn: false,
    paths: viewports.flatMap((filters) => [read('searchOffers', filters), read('searchMarkers', filters)]),
    requests: 2,
    statements: viewports.map((filters) => [pageOf(filters), countOf(filters), pinsOf(filters)]),
  };
  const page = {
    key: 'whole',
    what: 'full search signed in, as the page asks it: page, count, markers, counts of the uses',
    signedIn: true,
    paths: viewports.map(pageAddressOf),
    requests: 1,
    statements: viewports.map((filters) => [pageOf(filters), countOf(filters), pinsOf(filters), usesOf(filters)]),
  };
  return [...pages, maps, full, page];
};

const servers = async (world: World, url: string, size: number): Promise<{ readonly product: BenchServer; readonly bare: BenchServer }> => {
  const file = path.join(world.folder, `search-${size}.json`);
  await writeFile(file, JSON.stringify(Object.fromEntries(lines().map(({ key, statements }) => [key, statements]))));
  const env = { DATABASE_POOL: String(pool), LOG_LEVEL: 'info' };
  const product = await startProduct({ databaseUrl: url, dataDir: path.join(world.folder, 'search-data'), env });
  const bare = await startServer(path.join(import.meta.dirname, 'search/bare-child.ts'), { ...env, DATABASE_URL: url, BENCH_STATEMENTS: file });
  return { product, bare };
};

/** Rates of one size: the product, the bare route, the database alone. */
const ratesOf = async (world: World, size: number, url: string): Promise<readonly Figure[]> => {
  const { product, bare } = await servers(world, url, size);
  const pgbench = hasPgbench(world.say);
  const figures: Figure[] = [];
  try {
    const cookie = await cookieOfSearcher(product.url, url);
    for (const { key, what, signedIn, paths, requests, statements } of lines()) {
      const load = { connections: concurrency, seconds: world.seconds };
      const ours = { ...load, url: product.url, paths, ...(signedIn ? { headers: { cookie } } : {}) };
      const theirs = { ...load, url: bare.url, paths: statements.map((_, index) => `/${key}/${index}`) };
      const alone = { what: 'pgbench', measure: () => pgbenchRate(url, statements, world.seconds) };
      const others = [{ what: 'bare route', measure: () => rate(theirs) }, ...(pgbench ? [alone] : [])];
      const limits = [{ of: 'ratio', is: 'at least', value: signedIn ? 0.7 : 0.8 } as const];
      const figure = await compare({ what, unit: '1/s', limits }, { what, measure: async () => (await rate(ours)) / requests }, others, world.rounds);
      world.say(
        `  ${size} ${what}: ${Math.round(figure.measured.median)} a second, ${figure.against?.[0]?.ratio.median.toFixed(2)} of the bare route`,
      );
      figures.push(figure);
    }
    return figures;
  } finally {
    await product.stop();
    await bare.stop();
  }
};

const rateNotes = [
  'Deep pages are jumps to a number; turned pages are the same ones by the key that the link of their neighbour carries.',
  'The bare route is one handler of the same framework and pool with prepared statements ready-made; it checks no input, no session and no pace, writes no log and shapes nothing. It asks the page and its count as two statements side by side, as one would write them; the product asks both in one.',
  'A full search is two calls of the product (a page with a map reads both in one request, see hits) and one of the bare route.',
  'Signed in, the full search is the one request of the page with its map: who looks, their notices and everything beside the list that the page draws come along, as the page reads it. The bare route asks four statements side by side: page, count, markers and the count of each use.',
  'A search with a price is for people who are signed in: the product looks up the session, one statement more, and reads with the cards which of them are kept; the bare route does neither.',
];

/** How far the product is above what other systems answered once. */
const peerLines = (figures: readonly Figure[]): readonly Figure[] =>
  peerFigures(
    (
      [
        ['page', 'page and count: area'],
        ['search', 'full search: page, count and markers'],
      ] as const
    ).flatMap(([work, what]) => {
      const measured = figures.find((figure) => figure.what === what)?.measured;
      return measured ? [{ work, measured, times: missTimes }] : [];
    }),
  );

/** A tenfold table may find up to ten times as much until the cap, and answers at least half as often. */
const flatRatio = 0.5;

/** The rates of the largest table against those of the smallest: measured one after the other, so the ratios are of the medians and the ends of both. */
const flatFigures = (large: readonly Figure[], small: readonly Figure[], size: number): readonly Figure[] =>
  large.flatMap(({ what, unit, measured }) => {
    const before = small.find((figure) => figure.what === what)?.measured;
    if (before === undefined) return [];
    const ratio = { min: measured.min / before.max, median: measured.median / before.median, max: measured.max / before.min };
    const limits = [{ of: 'ratio', is: 'at least', value: flatRatio } as const];
    return [{ what, unit, measured, against: [{ what: `among ${size.toLocaleString('en')}`, measured: before, ratio }], limits }];
  });

const run = async (world: World): Promise<readonly Section[]> => {
  const urls = new Map<number, string>();
  for (const size of world.sizes) {
    const name = `bench_${size}`;
    const url = await world.database(name);
    await ensureOffers(url, size, world.say);
    urls.set(size, url);
  }
  const sections: Section[] = [];
  const rates = new Map<number, readonly Figure[]>();
  for (const [size, url] of urls) {
    const title = `Search among ${size.toLocaleString('en')} offers`;
    const about = `GET of the product's reads, ${concurrency} connections, 300 different searches of each kind (900 viewports).`;
    const figures = await ratesOf(world, size, url);
    rates.set(size, figures);
    const beside = size === peerSize ? { figures: peerLines(figures), notes: [peerNote(['page', 'search'])] } : { figures: [], notes: [] };
    sections.push({ title, about, figures: [...figures, ...beside.figures], notes: [...rateNotes, ...beside.notes] });
  }
  const [smallest = 0, largest = 0] = [Math.min(...rates.keys()), Math.max(...rates.keys())];
  if (largest > smallest) {
    const flat = flatFigures(rates.get(largest) ?? [], rates.get(smallest) ?? [], smallest);
    const from = `from ${smallest.toLocaleString('en')} to ${largest.toLocaleString('en')} offers`;
    sections.push({ title: `Flat ${from}`, about: `The rates of the tables above: what the same searches answer a second ${from}.`, figures: flat });
  }
  const about = `Each statement of a search alone on one connection: the middle one of 300 different ones, of the largest database against the smaller. The limit is on those that find equally much in both: a larger table may not make a statement slower, finding more until the cap may.`;
  sections.push({ title: 'Statements of search', about, figures: await statementFigures(world, urls) });
  return sections;
};

/** Search: what the product answers a second, against a bare route and the database alone, and how its statements grow with the data. */
export const bench: Bench = { name: 'search', run };
