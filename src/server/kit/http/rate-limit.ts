import { lt, type SQL, sql } from 'drizzle-orm';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import type { Verdict } from '../../../domain/kit/verdict.ts';
import type { Db } from '../database/database.ts';
import { batch } from '../fast/batch.ts';
import { callCount } from '../tables/calls.ts';

/** Calls a minute (docs/rules/limits.md#calls). Reads and searches are counted apart from the rest. */
export type Limits = { readonly user: number; readonly visitor: number; readonly read: number };

/** The limits of the product (docs/rules/limits.md#calls). */
export const standardLimits: Limits = {
  user: limitNumbers.callsPerUser,
  visitor: limitNumbers.callsPerVisitor,
  read: limitNumbers.readsPerMinute,
};

const windowSeconds = 60;

const verdict = (count: number, limit: number, rest: number): Verdict =>
  count > limit ? refuseKit('kit.too_many_calls', { params: { retryAfter: rest } }) : null;

/** Which call of this minute a call is, and how many seconds are left of the minute. */
type CallCount = { readonly count: number; readonly rest: number };

const thisMinute = sql`floor(extract(epoch from now()) / ${windowSeconds})`;

/**
 * Adds calls to the sums of a minute and tells the new sums, in one statement. Rows are written in one order in every process, so that two
 * never wait for each other's.
 */
const addCalls = async (db: Db, calls: ReadonlyMap<string, number>, window: SQL): Promise<ReadonlyMap<string, CallCount>> => {
  const told = [...calls].map(([bucket, own]) => ({ bucket, own })).sort((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const { rows } = await db.execute<CallCount & { readonly bucket: string }>(sql`
    insert into ${callCount} (bucket, "window", count)
    select bucket, ${window}, own from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told(bucket text, own int)
    on conflict (bucket, "window") do update set count = ${callCount}.count + excluded.count
    returning bucket, count, (${windowSeconds} - floor(extract(epoch from now()))::int % ${windowSeconds})::int as rest`);
  return new Map(rows.map((row) => [row.bucket, row]));
};

/** Counts calls in their order, each by its bucket, in the minute of the database. */
const countAll = async (db: Db, buckets: readonly string[]): Promise<readonly CallCount[]> => {
  const calls = new Map<string, number>();
  const nth = buckets.map((bucket) => {
    calls.set(bucket, (calls.get(bucket) ?? 0) + 1);
    return calls.get(bucket) ?? 0;
  });
  const sums = await addCalls(db, calls, thisMinute);
  return buckets.map((bucket, at) => {
    const { count = 0, rest = windowSeconds } = sums.get(bucket) ?? {};
    return { count: count - (calls.get(bucket) ?? 0) + (nth[at] ?? 0), rest };
  });
};

const counters = new WeakMap<Db, (bucket: string) => Promise<CallCount>>();

/** Calls that come at the same time are counted together. */
const counterOf = (db: Db): ((bucket: string) => Promise<CallCount>) => {
  const counter = counters.get(db) ?? batch((buckets: readonly string[]) => countAll(db, buckets));
  counters.set(db, counter);
  return counter;
};

/** Counts one call of a person (or a visitor's address) in this minute, in the database so that processes share the count. */
export const countCall = async (db: Db, bucket: string, limit: number): Promise<Verdict> => {
  const { count, rest } = await counterOf(db)(bucket);
  return verdict(count, limit, rest);
};

/** Removes counts of minutes that are over; a job of the kit runs it. */
export const forgetCounts = async (db: Db): Promise<void> => {
  await db.delete(callCount).where(lt(callCount.window, sql`${thisMinute} - 5`));
};

/** What a process knows of one reader's minute: the sum of all processes when it last asked, and its own calls since then. */
type Tally = { shared: number; own: number };

const shareEveryMs = 1000;

/**
 * Counts reads. A row written for each would cost more than the read itself, so a process counts in memory and adds its sums to the
 * shared ones once a second, in one statement. A process alone is exact; several together may let through what they answered within
 * the second before they next heard of each other. The minute is that of the process's clock.
 */
export class ReadCounts {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #tallies = new Map<string, Tally>();
  #window = 0;
  #timer: NodeJS.Timeout | null = null;
  #sharing: Promise<void> | null = null;

  constructor(db: Db, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** Counts one read of a person or a visitor's address. */
  count(bucket: string, limit: number): Verdict {
    const seconds = Math.floor(this.#now() / 1000);
    this.#turn(Math.floor(seconds / windowSeconds));
    const tally = this.#tallies.get(bucket) ?? { shared: 0, own: 0 };
    tally.own += 1;
    this.#tallies.set(bucket, tally);
    this.#timer ??= setTimeout(() => void this.share().catch(() => undefined), shareEveryMs).unref();
    return verdict(tally.shared + tally.own, limit, windowSeconds - (seconds % windowSeconds));
  }

  /** A new minute begins with nothing; what the last one had not shared yet concerns nobody any more. */
  #turn(window: number): void {
    if (window === this.#window) return;
    this.#window = window;
    this.#tallies.clear();
  }

  /** Adds this process's calls to the shared sums and learns those of all. What could not be told is told the next time. */
  share(): Promise<void> {
    this.#sharing ??= this.#tell().finally(() => {
      this.#sharing = null;
      this.#timer = null;
    });
    return this.#sharing;
  }

  async #tell(): Promise<void> {
    const window = this.#window;
    const told = new Map([...this.#tallies].filter(([, { own }]) => own > 0).map(([bucket, { own }]) => [bucket, own]));
    if (told.size === 0) return;
    const sums = await addCalls(this.#db, told, sql`${window}::bigint`);
    if (window !== this.#window) return;
    for (const [bucket, own] of told) {
      const tally = this.#tallies.get(bucket);
      if (tally) Object.assign(tally, { shared: sums.get(bucket)?.count ?? tally.shared, own: tally.own - own });
    }
  }

  /** Tells the others the last sums; a database that is gone has nobody to tell. */
  async end(): Promise<void> {
    await this.#sharing?.catch(() => undefined);
    if (this.#timer) clearTimeout(this.#timer);
    await this.share().catch(() => undefined);
  }
}
