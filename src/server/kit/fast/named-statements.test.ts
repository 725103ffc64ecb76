import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { type Db, disconnect, type Reader } from '../database/database.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  // A process names so many statements and no more: here it has named none yet.
  vi.resetModules();
  const { connect } = await import('../database/database.ts');
  // One connection, so that all of them see what it holds.
  db = connect(database.url, 1);
});
afterAll(async () => {
  await disconnect(db);
  await database.close();
});

const run = async (reader: Pick<Reader, 'execute'>, text: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) await reader.execute(sql`select ${n}::int as ${sql.identifier(text)}`);
};
const named = async (text: string): Promise<readonly unknown[]> =>
  (await db.execute(sql`select name from pg_prepared_statements where statement like ${`%"${text}"%`} and name like 'parter%'`)).rows;

test('what transactions say again and again is planned once a connection', async () => {
  await db.transaction((tx) => run(tx, 'often', 2));
  expect(await named('often')).toHaveLength(0);
  await db.transaction((tx) => run(tx, 'often', 3));
  expect(await named('often')).toHaveLength(1);
});

test('what is asked outside is left as it is, also after a transaction that came to nothing', async () => {
  await run(db, 'outside', 10);
  await expect(
    db.transaction(async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await run(db, 'outside', 10);
  expect(await named('outside')).toHaveLength(0);
});

test('a step back to a savepoint stays in the transaction', async () => {
  await db.transaction(async (tx) => {
    await expect(
      tx.transaction(async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await run(tx, 'after the savepoint', 4);
  });
  expect(await named('after the savepoint')).toHaveLength(1);
});

test('a write is planned once also when it is a transaction of its own', async () => {
  for (let n = 0; n < 4; n += 1) await db.execute(sql`delete from notice as ${sql.identifier('written')} where id = ${n}`);
  expect(await named('written')).toHaveLength(1);
});
