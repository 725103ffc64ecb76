import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { ok, refused } from '../../../domain/kit/verdict.ts';
import { createServices } from '../../app/app.ts';
import type { Services } from '../context.ts';
import { transact } from '../database/transaction.ts';
import { readConfig } from '../process/config.ts';
import { createLog } from '../process/log.ts';
import { BossJobs } from './boss.ts';
import { cron, defineJob, enqueue, handle } from './jobs.ts';

const ran: string[] = [];
const greet = defineJob({ name: 'test.greet', payload: z.object({ name: z.string() }) });
const once = defineJob({ name: 'test.once', payload: z.object({ name: z.string() }), key: ({ name }) => name });
const flaky = defineJob({ name: 'test.flaky', payload: z.object({}), retries: 3, backoffSeconds: 1 });
let failures = 0;

const entries = [
  handle(greet, async (_, { name }) => void ran.push(`greet ${name}`)),
  handle(once, async (_, { name }) => void ran.push(`once ${name}`)),
  handle(flaky, async (_, __, { attempt }) => {
    failures += 1;
    if (attempt === 1) throw new Error('not yet');
    ran.push(`flaky ${attempt}`);
  }),
  cron('test.clock', '0 4 1 1 *', async () => void ran.push('clock')),
];

let database: TestDatabase;
let services: Services;

const servicesOver = (jobs: BossJobs): Services => ({ ...createServices({ config: readConfig({ NODE_ENV: 'test' }), db: database.db }), jobs });
const newJobs = (): BossJobs => new BossJobs(database.db, entries, createLog('silent'));

beforeAll(async () => {
  database = await testDatabase();
  services = servicesOver(newJobs());
  await services.jobs.start(services, { work: false });
});
afterAll(async () => {
  await services.jobs.stop();
  await database.close();
});

test('a job exists if and only if its transaction commits', async () => {
  await transact(services, async (tx) => {
    await enqueue(services, tx, greet, { name: 'nobody' });
    return refused(refuseKit('kit.not_found'));
  });
  await transact(services, async (tx) => {
    await enqueue(services, tx, greet, { name: 'Ola' });
    return ok(null);
  });
  await services.jobs.drain(services);
  expect(ran.filter((line) => line.startsWith('greet'))).toEqual(['greet Ola']);
});

test('a keyed job waits at most once', async () => {
  for (const name of ['a', 'a', 'b'])
    await transact(services, async (tx) => {
      await enqueue(services, tx, once, { name });
      return ok(null);
    });
  await services.jobs.drain(services);
  expect(ran.filter((line) => line.startsWith('once')).sort()).toEqual(['once a', 'once b']);
});

test('a job with a start time waits for it', async () => {
  const { rows } = await database.db.execute<{ at: string }>(sql`select (now() + interval '1 hour')::text as at`);
  await transact(services, async (tx) => {
    await enqueue(services, tx, greet, { name: 'later' }, { startAfter: new Date(rows[0]?.at ?? '').toISOString() as never });
    return ok(null);
  });
  await services.jobs.drain(services);
  expect(ran).not.toContain('greet later');
  await database.db.execute(sql`update pgboss.job set start_after = now() where name = 'test.greet'`);
  await services.jobs.drain(services);
  expect(ran).toContain('greet later');
});

test('working processes run jobs soon after the commit, repeat failed ones, and catch up with the clock after a start', async () => {
  const working = servicesOver(newJobs());
  await working.jobs.start(working, { work: true });
  await vi.waitFor(() => expect(ran).toContain('clock'), { timeout: 8000 });
  const began = Date.now();
  await transact(working, async (tx) => {
    await enqueue(working, tx, greet, { name: 'quick' });
    await enqueue(working, tx, flaky, {});
    return ok(null);
  });
  await vi.waitFor(() => expect(ran).toContain('greet quick'), { timeout: 8000, interval: 20 });
  // Far below the polling pause: the commit woke the worker.
  expect(Date.now() - began).toBeLessThan(1500);
  await transact(working, async (tx) => {
    for (let n = 0; n < 20; n += 1) await enqueue(working, tx, greet, { name: `in a row ${n}` });
    return ok(null);
  });
  // Twenty polling pauses would take forty seconds.
  await vi.waitFor(() => expect(ran.filter((line) => line.includes('in a row'))).toHaveLength(20), { timeout: 8000, interval: 20 });
  await vi.waitFor(() => expect(ran.some((line) => line.startsWith('flaky'))).toBe(true), { timeout: 20_000 });
  expect(failures).toBeGreaterThan(1);
  await working.jobs.stop();
});

test('a job that was running when its process died is taken up at the next start', async () => {
  await transact(services, async (tx) => {
    await enqueue(services, tx, greet, { name: 'cut off' });
    return ok(null);
  });
  const { rowCount } = await database.db.execute(
    sql`update pgboss.job set state = 'active', started_on = now() where name = 'test.greet' and state = 'created'`,
  );
  expect(rowCount).toBe(1);
  const next = servicesOver(newJobs());
  await next.jobs.start(next, { work: true });
  await vi.waitFor(() => expect(ran).toContain('greet cut off'), { timeout: 8000, interval: 20 });
  await next.jobs.stop();
});
