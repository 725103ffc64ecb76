import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/server/kit/database/migrate.ts';
import { startEmbedded } from '../../src/server/kit/postgres/embedded.ts';
import { careless } from './postgres-settings.ts';

/** One server for the whole run and one migrated template that test databases are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parter-test-'));
  const embedded = await startEmbedded(folder, { settings: careless });
  const client = new pg.Client({ connectionString: embedded.url('postgres') });
  await client.connect();
  await client.query('create database parter_template');
  await client.end();
  await migrate(embedded.url('parter_template'));
  project.provide('postgresUrl', embedded.url('postgres'));
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
