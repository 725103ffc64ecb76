import { Pool } from 'undici';
import { answerParent } from './child.ts';
import { quantile } from './figures.ts';
import type { Load, LoadResult } from './load.ts';

type Tally = { answers: number; bytes: number; readonly times: number[] };

/** Asks one path and reads the answer to its end. */
const askOnce = async (pool: Pool, { paths, headers = {}, bodies, status = 200 }: Load, at: number, tally: Tally): Promise<void> => {
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
  tally.times.push(performance.now() - begun);
  tally.answers += 1;
  tally.bytes += bytes;
};

const run = async (load: Load): Promise<LoadResult> => {
  const pool = new Pool(load.url, { connections: load.connections, pipelining: 1 });
  const tally: Tally = { answers: 0, bytes: 0, times: [] };
  const begun = performance.now();
  const end = begun + load.seconds * 1000;
  let next = 0;
  const hand = async (): Promise<void> => {
    while (performance.now() < end) await askOnce(pool, load, next++, tally);
  };
  await Promise.all(Array.from({ length: load.connections }, hand));
  const seconds = (performance.now() - begun) / 1000;
  await pool.close();
  return {
    perSecond: tally.answers / seconds,
    answers: tally.answers,
    bytes: tally.bytes,
    p50: quantile(tally.times, 0.5),
    p99: quantile(tally.times, 0.99),
  };
};

await answerParent(run);
