import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db, disconnect } from '../../src/server/kit/database/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where databases of tests are made. */
    postgresUrl: string;
  }
}

/** A database of its own for one test file, copied from the migrated template. */
export type TestDatabase = { readonly db: Db; readonly url: string; readonly close: () => Promise<void> };

const administrate = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Makes a migrated, empty database, or one without any table. Close it in `afterAll`. */
export const testDatabase = async ({ pool = 10, bare = false } = {}): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administrate(`create database ${name} template ${bare ? 'template0' : 'parter_template'}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const db = connect(url.href, pool);
  const close = async (): Promise<void> => {
    await disconnect(db);
    await administrate(`drop database if exists ${name} with (force)`);
  };
  return { db, url: url.href, close };
};
