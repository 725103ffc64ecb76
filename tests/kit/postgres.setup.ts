import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect, disconnect } from '../../src/server/kit/database/database.ts';
import { migrate } from '../../src/server/kit/database/migrate.ts';
import { openSeal } from '../../src/server/kit/documents/seal-key.ts';
import { startEmbedded } from '../../src/server/kit/postgres/embedded.ts';
import { readConfig } from '../../src/server/kit/process/config.ts';
import { careless } from './postgres-settings.ts';

/** Making a seal key takes half a second of work: the template has one, and whoever tests that it is made removes it. */
const keepSeal = async (url: string): Promise<void> => {
  const db = connect(url, 1);
  await openSeal({ db, config: readConfig({ NODE_ENV: 'test' }) });
  await disconnect(db);
};

/** One server for the whole run and one migrated template that test databases are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parter-test-'));
  const embedded = await startEmbedded(folder, { settings: careless });
  const client = new pg.Client({ connectionString: embedded.url('postgres') });
  await client.connect();
  await client.query('create database parter_template');
  await client.end();
  await migrate(embedded.url('parter_template'));
  await keepSeal(embedded.url('parter_template'));
  project.provide('postgresUrl', embedded.url('postgres'));
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
