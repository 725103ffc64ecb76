import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/kit/database.ts';
import { databaseNow } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('counts and sums of integers are numbers', async () => {
  const { rows } = await database.db.execute(sql`select count(*) as many, sum(x::int) as total from generate_series(1, 3) as x`);
  expect(rows).toEqual([{ many: 3, total: 6 }]);
});

test('a number that JavaScript cannot hold is a fault, not a rounded amount', async () => {
  await expect(database.db.execute(sql`select 9007199254740993::bigint as x`)).rejects.toThrow();
});

test('the clock of the database moves on inside a transaction', async () => {
  await database.db.transaction(async (tx) => {
    const before = await databaseNow(tx);
    await tx.execute(sql`select pg_sleep(0.01)`);
    expect((await databaseNow(tx)) > before).toBe(true);
  });
});
