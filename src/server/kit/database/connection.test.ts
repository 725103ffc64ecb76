import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { createServices } from '../../app/app.ts';
import type { Services } from '../context.ts';
import { readConfig } from '../process/config.ts';
import { onOneConnection } from './connection.ts';
import type { Reader } from './database.ts';
import { transact } from './transaction.ts';

let database: TestDatabase;
let services: Services;
beforeAll(async () => {
  database = await testDatabase();
  services = createServices({ config: readConfig({ NODE_ENV: 'test' }), db: database.db });
});
afterAll(() => database.close());

const backendOf = async (reader: Reader): Promise<unknown> => (await reader.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'];

test('reads and the transaction of one piece of work go over one connection', async () => {
  const [looked, written] = await onOneConnection(services, async (lent) => [
    await backendOf(lent.db),
    await transact(lent, async (tx) => ok(await backendOf(tx))),
  ]);
  expect(written).toEqual(ok(looked));
});

test('the connection goes back to the pool, after a fault too', async () => {
  const pool = database.db.$client;
  await onOneConnection(services, async ({ db }) => {
    await backendOf(db);
    expect(pool.idleCount).toBe(pool.totalCount - 1);
  });
  await expect(onOneConnection(services, ({ db }) => db.execute(sql`select 1 / 0`))).rejects.toThrow();
  expect(pool.idleCount).toBe(pool.totalCount);
});
