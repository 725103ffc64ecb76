import path from 'node:path';
import type { Figure, Section } from './kit/figures.ts';
import { figureOf, type Heading } from './kit/rounds.ts';
import { type BenchServer, startProduct, startServer } from './kit/server.ts';
import type { Bench, World } from './kit/world.ts';
import { makePeople, type People } from './live/people.ts';
import { measureServer, type Stage } from './live/round.ts';

type Run = readonly Stage[];

const runs = async (world: World, people: People, databaseUrl: string, steps: readonly number[]): Promise<{ ours: Run[]; bare: Run[] }> => {
  const notices = world.quick ? 10 : 40;
  const found: { ours: Run[]; bare: Run[] } = { ours: [], bare: [] };
  const measure = async (start: () => Promise<BenchServer>): Promise<Run> => {
    const server = await start();
    return measureServer(server, people, { steps, notices }).finally(() => server.stop());
  };
  const ours = async (): Promise<void> => {
    const env = { SECRET: people.secret, LOG_LEVEL: 'error' };
    found.ours.push(await measure(() => startProduct({ databaseUrl, dataDir: path.join(world.folder, 'live'), env })));
  };
  const bare = async (): Promise<void> => {
    found.bare.push(await measure(() => startServer(path.join(import.meta.dirname, 'live/bare-child.ts'), {})));
  };
  for (let round = 0; round < world.rounds; round += 1) {
    world.say(`live: round ${round + 1} of ${world.rounds}`);
    for (const one of round % 2 === 0 ? [ours, bare] : [bare, ours]) await one();
  }
  return found;
};

type Line = Heading & { readonly of: (stage: Stage) => number };

const lines = (streams: number): readonly Line[] => [
  {
    what: 'a notice that all follow, p99',
    unit: 'ms',
    of: ({ all }) => all.p99,
    ...(streams === 1000 ? { limits: [{ of: 'measured', is: 'at most', value: 150 } as const] } : {}),
  },
  { what: 'a notice that all follow, p50', unit: 'ms', of: ({ all }) => all.p50 },
  {
    what: 'a notice that one follows, p99',
    unit: 'ms',
    of: ({ one }) => one.p99,
    ...(streams === 1000 ? { limits: [{ of: 'measured', is: 'at most', value: 150 } as const] } : {}),
  },
  { what: 'a notice that one follows, p50', unit: 'ms', of: ({ one }) => one.p50 },
  { what: 'processor for 1 000 delivered notices', unit: 's', of: ({ cpu }) => cpu },
  { what: 'memory of a stream', unit: 'kB', of: ({ memory }) => memory },
  { what: 'connecting 1 000 streams', unit: 'ms', of: ({ connect }) => connect },
];

const figure = (line: Line, at: number, ours: readonly Run[], bare: readonly Run[]): Figure => {
  const numbers = (list: readonly Run[]): readonly number[] => list.map((run) => (run[at] ? line.of(run[at]) : Number.NaN));
  const { of: _of, ...heading } = line;
  return figureOf(heading, numbers(ours), [{ what: 'bare Node', numbers: numbers(bare) }]);
};

/** Live notices: from the commit to the browser, and what an open stream costs. */
export const bench: Bench = {
  name: 'live',
  run: async (world): Promise<readonly Section[]> => {
    const steps = world.quick ? [1000] : [1000, 5000];
    const databaseUrl = await world.database('bench_live', { fresh: true });
    const people = await makePeople(databaseUrl, steps.at(-1) ?? 0);
    const { ours, bare } = await runs(world, people, databaseUrl, steps);
    return steps.map((streams, at) => ({
      title: `Live notices, ${streams.toLocaleString('en').replace(',', ' ')} streams`,
      about:
        'Each stream is a signed-in person’s, over a connection of its own from another process, and follows four topics: the person, their company, an offer, and one offer that everybody has open.',
      figures: lines(streams).map((line) => figure(line, at, ours, bare)),
      notes: [
        'Times run from the moment at which the transaction’s work is done to the moment at which the listener’s process reads the bytes, on the machine’s steady clock, which all its processes share; they include writing the notice, the commit itself (on disk) and reading the notice back.',
        'Bare Node keeps responses by topic and writes the same bytes to the same sockets: no database, no sessions, nothing to lose.',
      ],
    }));
  },
};
