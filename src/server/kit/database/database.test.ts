import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { databaseNow } from './database.ts';
import { sqlState } from './transaction.ts';

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

test('of statements said together the first fault is the one that is told, and the connection goes on', async () => {
  const together = database.db.transaction((tx) =>
    Promise.all([tx.execute(sql`select 1 as fine`), tx.execute(sql`select 1 / 0`), tx.execute(sql`select 2 as never`)]),
  );
  expect(sqlState(await together.catch((fault: unknown) => fault))).toBe('22012');
  const answers = await database.db.transaction((tx) => Promise.all([1, 2, 3].map((n) => tx.execute(sql`select ${n}::int as n`))));
  expect(answers.map(({ rows }) => rows[0])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('a connection that breaks while it is held breaks its statement and nothing else', async () => {
  const { db } = database;
  const held = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await tx.execute(sql`select 1`);
  });
  await expect(held).rejects.toThrow();
  expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
});
