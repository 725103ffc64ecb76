import { asc, gt, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Db } from './database.ts';
import { notice } from './tables/notice.ts';

/** One change that a browser hears of. */
export type Notice = { readonly id: number; readonly topic: string };

/** The live notices of this process. */
export type Live = {
  /** Tells every process that there is something to read; many calls at once become one. */
  readonly poke: () => void;
  /** Hears notices of these topics until the returned function is called; `ended` is called when the process ends. */
  readonly follow: (topics: ReadonlySet<string>, hear: (notice: Notice) => void, ended: () => void) => () => void;
  /** What a browser missed since a notice, or `null` when that is no longer known. */
  readonly since: (id: number, topics: ReadonlySet<string>) => Promise<readonly Notice[] | null>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const channel = 'parter_notice';
const coalesceMs = 15;
const pollMs = 1000;
// Transactions may commit in another order than they took their numbers, so young rows are read again and known ones skipped.
const overlapMs = 30_000;
const overlapCount = 100;
const readAtMost = 5000;

type Follower = { readonly topics: ReadonlySet<string>; readonly hear: (notice: Notice) => void; readonly ended: () => void };

/** The notice hub of a process: LISTEN for speed, a look once a second for certainty. */
export class NoticeHub implements Live {
  private readonly db: Db;
  private readonly log: Logger;
  private readonly followers = new Set<Follower>();
  private readonly seen = new Map<number, number>();
  private floor = 0;
  private reading: Promise<void> | null = null;
  private again = false;
  private running = false;
  private pokeTimer: NodeJS.Timeout | null = null;
  private pollTimer: NodeJS.Timeout | null = null;
  private listener: PoolClient | null = null;

  constructor(db: Db, log: Logger) {
    this.db = db;
    this.log = log;
  }

  async start(): Promise<void> {
    this.running = true;
    this.floor = await this.edge('max');
    await this.listen();
    this.pollTimer = setInterval(() => this.look(), pollMs);
  }

  async stop(): Promise<void> {
    this.running = false;
    if (this.pokeTimer) clearTimeout(this.pokeTimer);
    if (this.pollTimer) clearInterval(this.pollTimer);
    for (const follower of [...this.followers]) follower.ended();
    await this.reading;
    if (this.listener) this.forget(this.listener);
  }

  poke(): void {
    if (this.pokeTimer || !this.running) return;
    this.pokeTimer = setTimeout(() => {
      this.pokeTimer = null;
      this.db
        .execute(sql`select pg_notify(${channel}, '')`)
        .catch((fault: unknown) => this.log.warn({ fault }, 'live notices could not be announced'));
    }, coalesceMs);
  }

  follow(topics: ReadonlySet<string>, hear: (notice: Notice) => void, ended: () => void): () => void {
    const follower = { topics, hear, ended };
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  async since(id: number, topics: ReadonlySet<string>): Promise<readonly Notice[] | null> {
    if (id + 1 < (await this.edge('min'))) return null;
    const rows = await this.db
      .select()
      .from(notice)
      .where(gt(notice.id, id - overlapCount))
      .orderBy(asc(notice.id))
      .limit(readAtMost);
    return rows.length === readAtMost ? null : rows.filter((row) => topics.has(row.topic));
  }

  private async edge(which: 'min' | 'max'): Promise<number> {
    const { rows } = await this.db.execute<{ id: number | null }>(sql`select ${sql.raw(which)}(id) as id from ${notice}`);
    return rows[0]?.id ?? 0;
  }

  /** At most one reading at a time; a wish during one leads to exactly one more. */
  private read(): void {
    if (!this.running) return;
    if (this.reading) {
      this.again = true;
      return;
    }
    this.reading = this.readOnce()
      .catch((fault: unknown) => this.log.warn({ fault }, 'live notices could not be read'))
      .finally(() => {
        this.reading = null;
        if (!this.again) return;
        this.again = false;
        this.read();
      });
  }

  private async readOnce(): Promise<void> {
    const rows = await this.db.select().from(notice).where(gt(notice.id, this.floor)).orderBy(asc(notice.id)).limit(readAtMost);
    const now = Date.now();
    for (const row of rows) {
      if (this.seen.has(row.id)) continue;
      this.seen.set(row.id, now);
      this.deliver(row);
    }
    this.forgetOld(now);
  }

  private deliver(found: Notice): void {
    for (const follower of this.followers) if (follower.topics.has(found.topic)) follower.hear(found);
  }

  private forgetOld(now: number): void {
    for (const [id, at] of this.seen) {
      if (now - at < overlapMs) return;
      this.seen.delete(id);
      this.floor = Math.max(this.floor, id);
    }
  }

  private async listen(): Promise<void> {
    const client = await this.db.$client.connect();
    client.on('notification', () => this.read());
    client.on('error', () => this.forget(client));
    await client.query(`listen ${channel}`);
    this.listener = client;
  }

  private forget(client: PoolClient): void {
    if (this.listener !== client) return;
    this.listener = null;
    client.release(true);
  }

  private look(): void {
    if (!this.listener && this.running) this.listen().catch((fault: unknown) => this.log.warn({ fault }, 'live notices are not listening'));
    this.read();
  }
}
