import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/kit/database.ts';
import { serviceState } from '../tables/service.ts';
import { ServiceStates, storedStates } from './states.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(serviceState));
afterEach(() => void vi.useRealTimers());

const start = Date.parse('2026-11-26T10:00:00.000Z');
const at = (seconds: number): string => new Date(start + seconds * 1000).toISOString();
const stored = async () => (await storedStates(database.db)).get('krs');

/** Timers that a test lets go on; a write that they begin goes on by itself. */
const clock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start });
  return (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
};
const settled = async (expected: unknown): Promise<void> => {
  // Real time goes on for the database alone.
  while (JSON.stringify(await stored()) !== JSON.stringify(expected)) await new Promise(setImmediate);
};

it('the first answer is written at once, what comes within a minute when it is over, the newest of each kind', async () => {
  const pass = clock();
  const states = new ServiceStates(database.db);
  const note = states.of('krs');
  note(null);
  pass(0);
  await settled({ succeededAt: at(0), failedAt: null, fault: null });
  pass(10);
  note('slow');
  pass(10);
  note('error');
  pass(39);
  expect(await stored()).toEqual({ succeededAt: at(0), failedAt: null, fault: null });
  pass(1);
  await settled({ succeededAt: at(0), failedAt: at(20), fault: 'error' });
});

it('what waits is written when the process ends, and of two processes the later moment stays with its word', async () => {
  const pass = clock();
  const [one, other] = [new ServiceStates(database.db), new ServiceStates(database.db)];
  one.of('krs')('slow');
  pass(5);
  other.of('krs')('quota');
  other.of('krs')(null);
  await other.end();
  await one.end();
  expect(await stored()).toEqual({ succeededAt: at(5), failedAt: at(5), fault: 'quota' });
});
