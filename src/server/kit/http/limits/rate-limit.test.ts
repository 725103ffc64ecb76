import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../../tests/kit/database.ts';
import { RateLimits, standardLimits } from './rate-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.execute(sql`delete from call_count`));

const minute = 29_000_000;
const clockAt = (seconds: number) => {
  const clock = { ms: minute * 60_000 + seconds * 1000, now: () => clock.ms };
  return clock;
};
const read = (counts: RateLimits, times: number, limit = 300) => Array.from({ length: times }, () => counts.count('read:address:10.0.0.1', limit));
const stored = async () => (await database.db.execute(sql`select bucket, "window", count from call_count order by 1, 2`)).rows;

describe('calls of a minute', () => {
  it('are refused from the first beyond the limit on, and told how long to wait', () => {
    const clock = clockAt(12);
    const counts = new RateLimits(database.db, clock.now);
    const answers = read(counts, 301);
    expect(answers.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => null));
    expect(answers[300]).toMatchObject({ code: 'kit.too_many_calls', params: { retryAfter: 48 } });
    expect(counts.count('read:address:10.0.0.2', 300)).toBeNull();
  });

  it('are as many as the product allows: a person calls 60 times a minute, a visitor’s address 20 times, and both read 300 times', () => {
    const counts = new RateLimits(database.db, clockAt(12).now);
    const allowed = (bucket: string, limit: number): number => {
      let n = 0;
      while (counts.count(bucket, limit) === null) n += 1;
      return n;
    };
    expect([allowed('a', standardLimits.user), allowed('b', standardLimits.visitor), allowed('c', standardLimits.read)]).toEqual([60, 20, 300]);
  });

  it('begin anew with every minute', async () => {
    const clock = clockAt(59);
    const counts = new RateLimits(database.db, clock.now);
    read(counts, 300);
    clock.ms += 1000;
    expect(read(counts, 300).every((answer) => answer === null)).toBe(true);
    expect(read(counts, 1)[0]).not.toBeNull();
  });

  it('are shared by processes in one statement a second, and nothing is counted twice', async () => {
    const clock = clockAt(5);
    const [one, two] = [new RateLimits(database.db, clock.now), new RateLimits(database.db, clock.now)];
    read(one, 200);
    read(two, 60);
    await Promise.all([one.share(), one.share()]);
    await two.share();
    expect(await stored()).toEqual([{ bucket: 'read:address:10.0.0.1', window: minute, count: 260 }]);
    expect(read(two, 40).every((answer) => answer === null)).toBe(true);
    expect(read(two, 1)[0]).not.toBeNull();
    read(one, 10);
    await two.end();
    await one.end();
    expect(await stored()).toMatchObject([{ count: 311 }]);
    expect(read(one, 1)[0]).not.toBeNull();
  });

  it('stay for the next time when they could not be shared', async () => {
    const gone = await testDatabase();
    await gone.close();
    const counts = new RateLimits(gone.db, clockAt(5).now);
    read(counts, 3);
    await expect(counts.share()).rejects.toThrow();
    expect(counts.count('read:address:10.0.0.1', 3)).not.toBeNull();
    await counts.end();
  });
});
