import type { Figure } from '../kit/figures.ts';
import { concurrency, drive } from '../kit/load.ts';
import { figureOf, type Heading, interleave } from '../kit/rounds.ts';
import type { BenchServer } from '../kit/server.ts';

/** One way to answer a page, asked as a browser does unless other headers are named. */
export type Way = { readonly what: string; readonly server: BenchServer; readonly path: string; readonly headers?: Readonly<Record<string, string>> };

/** What a browser says it reads. */
export const ofBrowser = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

const leastRatio = 0.8;
/** The product's pages grew faster over their first 8,000 answers (351 to 470 pages/s in twelve runs in turn): after 20 s the compiler is done with them. */
const warmSeconds = 20;

type RenderFigures = { readonly perSecond: readonly number[]; readonly processor: readonly number[] };

const measureAll = async (ways: readonly Way[], rounds: number, seconds: number): Promise<readonly RenderFigures[]> => {
  const processor: number[][] = ways.map(() => []);
  const contestants = ways.map(({ what, server, path, headers = ofBrowser }, at) => ({
    what,
    measure: async (round: number): Promise<number> => {
      const load = { url: server.url, paths: [path], connections: concurrency, headers };
      // A page runs through much code: the first round pays for compiling it.
      await drive({ ...load, seconds: round === 0 ? warmSeconds : 1 });
      const before = await server.cpuSeconds();
      const { perSecond, answers } = await drive({ ...load, seconds });
      processor[at]?.push((((await server.cpuSeconds()) - before) * 1e6) / answers);
      return perSecond;
    },
  }));
  const perSecond = await interleave(contestants, rounds);
  return ways.map((_, at) => ({ perSecond: perSecond[at] ?? [], processor: processor[at] ?? [] }));
};

/** The rates of one page, the product first, and the processor's time for each; the limit holds against the first other way. */
export const contest = async (
  page: string,
  ways: readonly Way[],
  rounds: number,
  seconds: number,
  least = leastRatio,
): Promise<readonly [rate: Figure, processor: Figure]> => {
  const measured = await measureAll(ways, rounds, seconds);
  const figure = (heading: Omit<Heading, 'what'>, of: (one: RenderFigures) => readonly number[]): Figure => {
    const [mine = [], ...theirs] = measured.map(of);
    return figureOf(
      { what: page, ...heading },
      mine,
      theirs.map((numbers, index) => ({ what: ways[index + 1]?.what ?? '', numbers })),
    );
  };
  return [
    figure({ unit: 'pages/s', limits: [{ of: 'ratio', is: 'at least', value: least }] }, ({ perSecond }) => perSecond),
    figure({ unit: 'µs processor a page' }, ({ processor }) => processor),
  ];
};
