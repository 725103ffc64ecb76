import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { transact } from '../database/transaction.ts';
import { latestProgress, progressOf, startProgress } from './progress.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('notes each step with its notice in one statement, and a repeated one only as the present one', async () => {
  const run = { runId: 'run-1', offerId: 'offer-1', flow: 'sign-verify', uid: 'anna' };
  await transact(server.services, async (tx) => ok(await startProgress(tx, run)));
  await server.db.execute(sql`delete from notice`);
  const transactions = vi.spyOn(server.db, 'transaction');
  const progress = progressOf(server.services, run.runId);
  await progress.step('DOWNLOADING_DATA');
  await progress.step('RESERVATION');
  await progress.step('DOWNLOADING_DATA');
  await progress.done();
  expect(transactions).not.toHaveBeenCalled();
  transactions.mockRestore();
  const row = await latestProgress(server.db, run.offerId, run.uid);
  expect(row).toMatchObject({ step: 'DONE', doneAt: expect.any(String) });
  expect(row?.steps.map(({ step }) => step)).toEqual(['DOWNLOADING_DATA', 'RESERVATION', 'DONE']);
  const { rows } = await server.db.execute(sql`select topic, count(*) as n from notice group by 1 order by 1`);
  expect(rows).toEqual([{ topic: 'user:anna', n: 4 }]);
});
