/** Counts calls and reads per minute, in all processes together. A fast path (docs/fast-paths.md): switch off with `share()` after every call. */

import { lt, sql } from 'drizzle-orm';
import { limitNumbers } from '../../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../../domain/kit/refusals.ts';
import { SECOND_MS } from '../../../../domain/kit/time/units.ts';
import type { Verdict } from '../../../../domain/kit/verdict.ts';
import type { Db } from '../../database/database.ts';
import { callCount } from '../../tables/calls.ts';

/** Calls a minute (docs/rules/limits.md#calls). Reads and searches are counted apart from the rest. */
export type Limits = {
  readonly user: number;
  readonly visitor: number;
  readonly read: number;
  /** Pages of one network. */
  readonly page: number;
  /** Streams that a person, or a visitor's network, holds open at once. */
  readonly streams: number;
};

/** The limits of the product (docs/rules/limits.md#calls). */
export const standardLimits: Limits = {
  user: limitNumbers.callsPerUser,
  visitor: limitNumbers.callsPerVisitor,
  read: limitNumbers.readsPerMinute,
  page: limitNumbers.pagesPerMinute,
  streams: limitNumbers.streams,
};

const windowSeconds = 60;

/** The calls of one bucket in this minute: the sum of all processes when it was last shared, and this process's own since then. */
type CallCount = { shared: number; own: number };

/**
 * Counts calls in fixed windows of a minute. A bucket names who calls and what (`read:user:…`, `signin:anna@…`). A row written for each
 * call would cost more than many a call, so a process counts in memory and adds its counts to the shared sums once a second, in one
 * statement. A process alone is exact; several together may let through what they answered within the second before they last shared.
 * The minute is that of the process's clock.
 */
export class RateLimits {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #counts = new Map<string, CallCount>();
  #window = 0;
  #timer: NodeJS.Timeout | null = null;
  #sharing: Promise<void> | null = null;

  constructor(db: Db, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** Counts one call of a bucket; refuses it beyond the limit and says after how many seconds to come again. */
  count(bucket: string, limit: number): Verdict {
    const seconds = Math.floor(this.#now() / SECOND_MS);
    this.#enter(Math.floor(seconds / windowSeconds));
    const count = this.#counts.get(bucket) ?? { shared: 0, own: 0 };
    count.own += 1;
    this.#counts.set(bucket, count);
    this.#timer ??= setTimeout(() => void this.share().catch(() => undefined), SECOND_MS).unref();
    if (count.shared + count.own <= limit) return null;
    return refuseKit('kit.too_many_calls', { params: { retryAfter: windowSeconds - (seconds % windowSeconds) } });
  }

  /** Takes a counted call back: what was counted before it was known turned out not to count. */
  forgive(bucket: string): void {
    const count = this.#counts.get(bucket);
    if (count) count.own -= 1;
  }

  /** A new minute begins with nothing; counts of the last one that were not shared yet no longer matter. */
  #enter(window: number): void {
    if (window === this.#window) return;
    this.#window = window;
    this.#counts.clear();
  }

  /** Adds this process's counts to the shared sums and reads those of all. Counts that could not be shared stay for the next time. */
  share(): Promise<void> {
    this.#sharing ??= this.#write().finally(() => {
      this.#sharing = null;
      this.#timer = null;
    });
    return this.#sharing;
  }

  async #write(): Promise<void> {
    const window = this.#window;
    const written = new Map([...this.#counts].filter(([, { own }]) => own !== 0).map(([bucket, { own }]) => [bucket, own]));
    if (written.size === 0) return;
    const sums = await addCounts(this.#db, written, window);
    if (window !== this.#window) return;
    for (const [bucket, own] of written) {
      const count = this.#counts.get(bucket);
      if (count) Object.assign(count, { shared: sums.get(bucket) ?? count.shared, own: count.own - own });
    }
  }

  /** Shares the last counts before the process ends; a database that is gone has nobody to share with. */
  async end(): Promise<void> {
    await this.#sharing?.catch(() => undefined);
    if (this.#timer) clearTimeout(this.#timer);
    await this.share().catch(() => undefined);
  }
}

/** Adds counts to the sums of a minute and answers the new sums. Every process writes rows in the same order, so that two never wait for each other's. */
const addCounts = async (db: Db, counts: ReadonlyMap<string, number>, window: number): Promise<ReadonlyMap<string, number>> => {
  const added = [...counts].map(([bucket, own]) => ({ bucket, own })).sort((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const { rows } = await db.execute<{ readonly bucket: string; readonly count: number }>(sql`
    insert into ${callCount} (bucket, "window", count)
    select bucket, ${window}::bigint, own from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added(bucket text, own int)
    on conflict (bucket, "window") do update set count = ${callCount}.count + excluded.count
    returning bucket, count`);
  return new Map(rows.map(({ bucket, count }) => [bucket, count]));
};

/** Removes counts of minutes that are over; a job of the kit runs it. */
export const forgetCounts = async (db: Db): Promise<void> => {
  await db.delete(callCount).where(lt(callCount.window, sql`floor(extract(epoch from now()) / ${windowSeconds}) - 5`));
};
