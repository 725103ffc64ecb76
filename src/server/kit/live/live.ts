import { asc, gt, inArray, or, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { notice } from '../tables/notice.ts';
import { NoticeLog } from './notice-log.ts';

/** What a follower hears: the topic that changed, how far they have now heard, and how many hear it with them. One object for all of them. */
export type News = { readonly topic: string; readonly mark: number; readonly followers: number };

/** Somebody who hears of topics; `ended` is called when the process ends. */
export type Follower = { readonly topics: ReadonlySet<string>; readonly hear: (news: News) => void; readonly ended: () => void };

/** The live notices of this process. */
export type Live = {
  /** Tells every process that there is something to read; many calls at once become one. */
  readonly poke: () => void;
  /** Hears notices until the returned function is called. */
  readonly follow: (follower: Follower) => () => void;
  /** Everything up to here has been told to those who follow. */
  readonly mark: () => number;
  /** Which of these topics changed after a mark, or `null` when that is no longer known. */
  readonly since: (mark: number, topics: Iterable<string>) => readonly string[] | null;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const channel = 'parter_notice';
const announceEveryMs = 15;
const pollMs = 1000;
const readAtMost = 5000;

/** The notice hub of a process: its own commits are read at once, those of others when they announce them, and all once a second for certainty. */
export class NoticeHub implements Live {
  private readonly db: Db;
  private readonly log: Logger;
  private readonly me = newId();
  private readonly notices = new NoticeLog();
  private readonly byTopic = new Map<string, Set<Follower>>();
  private readonly followers = new Set<Follower>();
  private reading: Promise<void> | null = null;
  private again = false;
  private running = false;
  private announcedAt = 0;
  private pokeTimer: NodeJS.Timeout | null = null;
  private pollTimer: NodeJS.Timeout | null = null;
  private listener: PoolClient | null = null;
  private listening: Promise<void> | null = null;

  constructor(db: Db, log: Logger) {
    this.db = db;
    this.log = log;
  }

  async start(): Promise<void> {
    this.running = true;
    const stored = await this.db
      .select({ id: notice.id, topic: notice.topic })
      .from(notice)
      .where(gt(notice.id, sql`(select max(id) from ${notice}) - ${this.notices.keep}`))
      .orderBy(asc(notice.id));
    this.notices.begin(stored, Date.now());
    await this.listen();
    this.pollTimer = setInterval(() => this.look(), pollMs);
  }

  async stop(): Promise<void> {
    this.running = false;
    if (this.pokeTimer) clearTimeout(this.pokeTimer);
    if (this.pollTimer) clearInterval(this.pollTimer);
    for (const follower of [...this.followers]) follower.ended();
    await this.reading;
    await this.listening;
    if (this.listener) this.forget(this.listener);
  }

  poke(): void {
    if (!this.running) return;
    this.read();
    if (this.pokeTimer) return;
    const rest = this.announcedAt + announceEveryMs - performance.now();
    if (rest <= 0) this.announce();
    else this.pokeTimer = setTimeout(() => this.announce(), rest);
  }

  follow(follower: Follower): () => void {
    this.followers.add(follower);
    for (const topic of follower.topics) {
      const set = this.byTopic.get(topic) ?? new Set();
      this.byTopic.set(topic, set.add(follower));
    }
    return () => this.leave(follower);
  }

  mark(): number {
    return this.notices.mark;
  }

  since(mark: number, topics: Iterable<string>): readonly string[] | null {
    return this.notices.since(mark, topics);
  }

  private leave(follower: Follower): void {
    this.followers.delete(follower);
    for (const topic of follower.topics) {
      const set = this.byTopic.get(topic);
      set?.delete(follower);
      if (set?.size === 0) this.byTopic.delete(topic);
    }
  }

  /** An announcement that is lost with the server's last moment costs nobody anything, so nobody waits for the disk. */
  private announce(): void {
    this.pokeTimer = null;
    this.announcedAt = performance.now();
    this.db
      .execute(sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${this.me})`)
      .catch((fault: unknown) => this.log.warn({ fault }, 'live notices could not be announced'));
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
    const { above, missing } = this.notices.wanted;
    const rows = await this.db
      .select({ id: notice.id, topic: notice.topic })
      .from(notice)
      .where(or(gt(notice.id, above), missing.length > 0 ? inArray(notice.id, [...missing]) : undefined))
      .orderBy(asc(notice.id))
      .limit(readAtMost);
    const now = Date.now();
    for (const row of rows) if (this.notices.take(row, now)) this.deliver(row.topic);
    this.notices.giveUp(now);
    if (rows.length === readAtMost) this.again = true;
  }

  private deliver(topic: string): void {
    const followers = this.byTopic.get(topic);
    if (!followers) return;
    const news: News = { topic, mark: this.notices.mark, followers: followers.size };
    for (const follower of followers) follower.hear(news);
  }

  private listen(): Promise<void> {
    this.listening ??= this.connect().finally(() => {
      this.listening = null;
    });
    return this.listening;
  }

  private async connect(): Promise<void> {
    const client = await this.db.$client.connect();
    client.on('error', () => this.forget(client));
    client.on('notification', ({ payload }) => payload !== this.me && this.read());
    this.listener = client;
    await client.query(`listen ${channel}`).catch((fault: unknown) => {
      this.forget(client);
      throw fault;
    });
  }

  private forget(client: PoolClient): void {
    if (this.listener !== client) return;
    this.listener = null;
    client.release(true);
  }

  private look(): void {
    if (!this.listener && !this.listening) this.listen().catch((fault: unknown) => this.log.warn({ fault }, 'live notices are not listening'));
    this.read();
  }
}
