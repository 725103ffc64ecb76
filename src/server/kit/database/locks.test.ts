/** Whoever takes the same lock waits, in this version and in those before, which wrote the key as one text. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { type LockName, sessionLocks, takeLock } from './locks.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const isFree = async (key: string): Promise<boolean> => {
  const { rows } = await test.db.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as free`);
  return rows[0]?.free ?? false;
};

it.each<{ readonly key: string; readonly lock: readonly [LockName, ...string[]] }>([
  { key: 'bookings:7', lock: ['bookings', '7'] },
  { key: 'agency:sends:7', lock: ['agency:sends', '7'] },
  { key: 'bank:deposit_receipt:REF 1', lock: ['bank', 'deposit_receipt', 'REF 1'] },
  { key: 'case:report:7', lock: ['case', 'report', '7'] },
  { key: 'wanted:matching', lock: ['wanted:matching'] },
  { key: 'accounts:claims', lock: ['accounts:claims'] },
])('$key is held until the transaction ends, and no other', async ({ key, lock }) => {
  await test.db.transaction(async (tx) => {
    await takeLock(tx, ...lock);
    expect([await isFree(key), await isFree(`${key}:other`)]).toEqual([false, true]);
  });
  expect(await isFree(key)).toBe(true);
});

it('has session locks that no two mean the same by', () => {
  expect(sessionLocks).toEqual({ migrations: 7_274_837, cluster: 7_274_838, runners: 7_274_839 });
});
