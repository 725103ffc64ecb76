import { Pool } from 'undici';
import { answerParent } from './child.ts';
import { quantile } from './figures.ts';
import type { Load, LoadResult } from './load.ts';

type Seen = { answers: number; bytes: number; readonly times: number[] };

/** Asks one path and reads the answer to its end. */
const askOnce = async (pool: Pool, { paths, headers = {}, bodies, status = 200 }: Load, at: number, seen: Seen): Promise<void> => {
  const path = paths[at % paths.length] ?? '/';
  const body = bodies?.[at % bodies.length];
  const begun = performance.now();
  const answer = await pool.request({
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const bytes = (await answer.body.bytes()).length;
  if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}`);
  seen.times.push(performance.now() - begun);
  seen.answers += 1;
  seen.bytes += bytes;
};

const run = async (load: Load): Promise<LoadResult> => {
  const pool = new Pool(load.url, { connections: load.connections, pipelining: 1 });
  const seen: Seen = { answers: 0, bytes: 0, times: [] };
  const begun = performance.now();
  const end = begun + load.seconds * 1000;
  let next = 0;
  const hand = async (): Promise<void> => {
    while (performance.now() < end) await askOnce(pool, load, next++, seen);
  };
  await Promise.all(Array.from({ length: load.connections }, hand));
  const seconds = (performance.now() - begun) / 1000;
  await pool.close();
  return {
    perSecond: seen.answers / seconds,
    answers: seen.answers,
    bytes: seen.bytes,
    p50: quantile(seen.times, 0.5),
    p99: quantile(seen.times, 0.99),
  };
};

await answerParent(run);
