import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { BenchServer } from '../kit/server.ts';

/** Processor seconds of the program and of its database's backends. */
export type Cost = { readonly node: number; readonly database: number };

const ticksPerSecond = 100;

/** User and system seconds of one process; zero when it has ended. */
const secondsOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return 0;
  // The name of the process stands in parentheses and may hold spaces, so counting begins behind it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Watches the backends of one database that serve the product; only where the database runs on this Linux machine. */
export const watchDatabase = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const pids = async (): Promise<readonly number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'parter'",
    );
    return rows.map(({ pid }) => pid);
  };
  const times = async (): Promise<ReadonlyMap<number, number>> =>
    new Map(await Promise.all((await pids()).map(async (pid) => [pid, await secondsOf(pid)] as const)));
  return { times, close: () => client.end() };
};

/** What some work costs, for each thousand of its requests; `work` answers how many there were. */
export const costOf = async (
  server: BenchServer,
  database: Awaited<ReturnType<typeof watchDatabase>>,
  work: () => Promise<number>,
): Promise<Cost> => {
  const [node, before] = [await server.cpuSeconds(), await database.times()];
  const count = await work();
  const [nodeAfter, after] = [await server.cpuSeconds(), await database.times()];
  const backends = [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
  return { node: ((nodeAfter - node) / count) * 1000, database: (backends / count) * 1000 };
};
