import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../../src/server/kit/database/migrate.ts';
import { startEmbedded } from '../../../src/server/kit/postgres/embedded.ts';
import type { Section } from './figures.ts';

/** What a bench is told and may use. */
export type World = {
  /** How often everything is measured; never below three. */
  readonly rounds: number;
  /** How long one measurement of a rate lasts, in seconds. */
  readonly seconds: number;
  /** Sizes of the database that search is measured on. */
  readonly sizes: readonly number[];
  /** A short run while working: fewer seconds and smaller sizes, no figures for the record. */
  readonly quick: boolean;
  /** Where benches keep what is made once: databases, demo data. */
  readonly folder: string;
  /** Connection string of a migrated database of this name; made when it is missing, `fresh` makes it anew. */
  readonly database: (name: string, options?: { readonly fresh: boolean }) => Promise<string>;
  /** The version of the database server. */
  readonly databaseVersion: string;
  /** A line on the screen while it works. */
  readonly say: (line: string) => void;
};

/** One bench: a file of this folder. */
export type Bench = { readonly name: string; readonly run: (world: World) => Promise<readonly Section[]> };

/** The product's own database server with the settings of a real one: everything that was committed is on disk. */
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '2GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  max_connections: '300',
};

const run = async (url: string, text: string, values: readonly unknown[] = []): Promise<readonly Record<string, string>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

const databaseMaker =
  (server: string): World['database'] =>
  async (name, { fresh } = { fresh: false }) => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    if (fresh) await run(server, `drop database if exists ${name} with (force)`);
    const there = await run(server, 'select 1 from pg_database where datname = $1', [name]);
    if (there.length === 0) await run(server, `create database ${name}`);
    await migrate(url.href);
    return url.href;
  };

/** Opens the database server: the one named by `BENCH_DATABASE_URL`, else an embedded one under the folder. */
export const openDatabases = async (
  folder: string,
): Promise<{ readonly database: World['database']; readonly version: string; readonly close: () => Promise<void> }> => {
  const given = process.env['BENCH_DATABASE_URL'];
  await mkdir(folder, { recursive: true });
  const embedded = given ? null : await startEmbedded(path.resolve(folder), { settings });
  const server = given ?? embedded?.url('postgres') ?? '';
  const [row] = await run(server, "select current_setting('server_version') as version, current_setting('fsync') as durable");
  if (row?.['durable'] !== 'on') throw new Error('the database server is not durable (fsync is off): its figures would tell nothing');
  return { database: databaseMaker(server), version: row['version'] ?? '', close: async () => embedded?.stop() };
};
