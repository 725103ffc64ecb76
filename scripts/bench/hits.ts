import path from 'node:path';
import type { Figure, Section } from './kit/figures.ts';
import { concurrency, drive } from './kit/load.ts';
import { hitTimes, peerFigures, peerNote } from './kit/peers.ts';
import { figureOf, interleave } from './kit/rounds.ts';
import { type BenchServer, startProduct, startServer } from './kit/server.ts';
import type { Bench, World } from './kit/world.ts';
import { ensureOffers } from './offers/main.ts';
import { mapKinds, pageAddressOf, requestsOf } from './search/kinds.ts';

const leastRatio = 0.5;
const headers = { 'accept-encoding': 'gzip, deflate, br' };
const viewports = 30;

const read = (call: string, filters: object): string => `/read/${call}?data=${encodeURIComponent(JSON.stringify(filters))}&lang=pl`;

const searches = (): readonly string[] =>
  mapKinds
    .flatMap((kind) => requestsOf(kind).slice(0, viewports))
    .flatMap((filters) => [read('searchOffers', filters), read('searchMarkers', filters)]);

/** What a page with a map reads when a filter has changed: the list with its pins, as one request. */
const changes = (): readonly string[] =>
  mapKinds.flatMap((kind) =>
    requestsOf(kind)
      .slice(0, viewports)
      .flatMap((filters) => (filters.bounds === undefined ? [] : [pageAddressOf(filters)])),
  );

const anOffer = async ({ url }: BenchServer): Promise<string> => {
  const answer = await fetch(url + read('searchOffers', {}));
  const { result } = (await answer.json()) as { readonly result: { readonly items: readonly { readonly id: string }[] } };
  return result.items[0]?.id ?? '';
};

/** What is asked, over and over; every address is asked once before, so that it is stored. */
type Kind = { readonly what: string; readonly paths: readonly string[] };

type Servers = { readonly kept: BenchServer; readonly made: BenchServer; readonly bare: BenchServer };

const figuresOf = async ({ what, paths }: Kind, { kept, made, bare }: Servers, world: World): Promise<readonly Figure[]> => {
  const ways = [
    { what: 'kept', server: kept },
    { what: 'bare handler, the same bytes', server: bare },
    { what: 'made anew', server: made },
  ];
  const processor: number[][] = ways.map(() => []);
  const contestants = ways.map(({ what: way, server }, at) => ({
    what: way,
    measure: async (): Promise<number> => {
      const load = { url: server.url, paths, connections: concurrency, headers };
      await drive({ ...load, seconds: 1 });
      const before = await server.cpuSeconds();
      const { perSecond, answers } = await drive({ ...load, seconds: world.seconds });
      processor[at]?.push((((await server.cpuSeconds()) - before) * 1e6) / answers);
      return perSecond;
    },
  }));
  const rates = await interleave(contestants, world.rounds);
  const figure = (unit: string, numbers: readonly (readonly number[])[], limits: Figure['limits'] = []): Figure =>
    figureOf(
      { what, unit, limits },
      numbers[0] ?? [],
      ways.slice(1).map((way, at) => ({ what: way.what, numbers: numbers[at + 1] ?? [] })),
    );
  return [figure('req/s', rates, [{ of: 'ratio', is: 'at least', value: leastRatio }]), figure('µs processor', processor)];
};

const fullSearches = 'requests of full searches: list and pins in turn';

const about = [
  'Visitors, compressed as a browser asks for it, 100 000 offers. Kept: every address was asked for before and is answered from the cache of the process.',
  'Bare: a handler of the same web server that answers the bytes and headers that the product answered first, out of a Map, and does nothing else.',
  'Made anew: the product with VISITOR_CACHE_MB=0. The processor is that of the Node process alone.',
].join(' ');

/** What visitors were answered before, against a handler that answers the same bytes, and against making it. */
export const bench: Bench = {
  name: 'hits',
  run: async (world): Promise<readonly Section[]> => {
    const databaseUrl = await world.database('bench_100000');
    await ensureOffers(databaseUrl, 100_000, world.say);
    const options = { databaseUrl, dataDir: path.join(world.folder, 'hits-data') };
    const kept = await startProduct({ ...options, env: { VISITOR_CACHE_MB: '64' } });
    const made = await startProduct(options);
    const bare = await startServer(path.join(import.meta.dirname, 'hits/bare-child.ts'), { BENCH_PRODUCT: kept.url });
    try {
      const offer = `/offer/${await anOffer(kept)}`;
      const kinds: readonly Kind[] = [
        { what: 'page /', paths: ['/'] },
        { what: 'page /offers', paths: ['/offers'] },
        { what: 'page of an offer', paths: [offer] },
        { what: fullSearches, paths: searches() },
        { what: 'changed filters of a page with a map: list and pins at once', paths: changes() },
      ];
      const figures: Figure[] = [];
      for (const kind of kinds) figures.push(...(await figuresOf(kind, { kept, made, bare }, world)));
      const searched = figures.find(({ what, unit }) => what === fullSearches && unit === 'req/s');
      // Two requests are one search.
      const halved = searched && { min: searched.measured.min / 2, median: searched.measured.median / 2, max: searched.measured.max / 2 };
      const beside = halved ? peerFigures([{ work: 'search', measured: halved, times: hitTimes }]) : [];
      const notes = [peerNote(['search'])];
      return [{ title: 'Answers of visitors that were made before', about, figures: [...figures, ...beside], notes }];
    } finally {
      await Promise.all([kept.stop(), made.stop(), bare.stop()]);
    }
  },
};
