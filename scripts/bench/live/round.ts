import { quantile } from '../kit/figures.ts';
import type { BenchServer } from '../kit/server.ts';
import { type Audience, openAudience } from './audience.ts';
import type { People } from './people.ts';

/** What one server showed with so many open streams. */
export type Stage = {
  readonly streams: number;
  /** Milliseconds to connect 1 000 further streams. */
  readonly connect: number;
  /** Resident memory after collection, in kB for each stream. */
  readonly memory: number;
  readonly one: { readonly p50: number; readonly p99: number };
  readonly all: { readonly p50: number; readonly p99: number };
  /** Processor seconds of the server for each 1 000 delivered notices. */
  readonly cpu: number;
};

const warmUp = 200;
const thousand = 1000;

type StageListener = Stage['one'];

const spreadOfTimes = (times: readonly number[]): StageListener => ({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) });

/** Tells notices one after the other and takes the time of each to each of its listeners. */
const tellMany = async (
  server: BenchServer,
  audience: Audience,
  notices: readonly { readonly topic: string; readonly who: number | 'all' }[],
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const { topic, who } of notices) {
    const hearing = audience.heard(who);
    const sent = await server.ask('tell', topic);
    for (const arrived of await hearing) times.push(arrived - sent);
  }
  return times;
};

const openStreams = async (server: BenchServer, audience: Audience, people: People, from: number, to: number): Promise<number> => {
  const seats = people.listeners.slice(from, to).map(({ seat }) => seat);
  return ((await audience.open(server.url, seats)) / seats.length) * thousand;
};

const stage = async (
  server: BenchServer,
  audience: Audience,
  people: People,
  { streams, connect, atRest, notices }: { streams: number; connect: number; atRest: number; notices: number },
): Promise<Stage> => {
  const memory = ((await server.memory({ collected: true })) - atRest) / 1024 / streams;
  const single = Array.from({ length: notices * 5 }, (_, index) => (index * 37) % streams);
  const one = await tellMany(
    server,
    audience,
    single.map((who) => ({ topic: people.listeners[who]?.own ?? '', who })),
  );
  const before = await server.cpuSeconds();
  const all = await tellMany(
    server,
    audience,
    Array.from({ length: notices }, () => ({ topic: people.sharedTopic, who: 'all' as const })),
  );
  const cpu = (((await server.cpuSeconds()) - before) / all.length) * thousand;
  return { streams, connect, memory, one: spreadOfTimes(one), all: spreadOfTimes(all), cpu };
};

/** One server from its start to its end: streams are opened in steps and measured after each. */
export const measureServer = async (
  server: BenchServer,
  people: People,
  { steps, notices }: { readonly steps: readonly number[]; readonly notices: number },
): Promise<readonly Stage[]> => {
  const warm = openAudience();
  await openStreams(server, warm, people, 0, warmUp);
  await tellMany(
    server,
    warm,
    Array.from({ length: 5 }, () => ({ topic: people.sharedTopic, who: 'all' as const })),
  );
  await warm.leave();
  const atRest = await server.memory({ collected: true });
  const audience = openAudience();
  const stages: Stage[] = [];
  try {
    for (const streams of steps) {
      const connect = await openStreams(server, audience, people, stages.at(-1)?.streams ?? 0, streams);
      stages.push(await stage(server, audience, people, { streams, connect, atRest, notices }));
    }
  } finally {
    await audience.leave();
  }
  return stages;
};
