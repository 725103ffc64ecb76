import { asc, gt, inArray, or, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { notice } from '../tables/notice.ts';
import { NoticeLog } from './notice-log.ts';
import { liveAs, newRunner } from './runners.ts';

/** A change as its subscribers get it: the topic, the mark up to which they now know everything, and how many they are. They share one object. */
export type TopicChange = { readonly topic: string; readonly mark: number; readonly subscribers: number };

/** A receiver of changes of its topics; `onEnd` is called when the process ends. */
export type Subscriber = { readonly topics: ReadonlySet<string>; readonly onChange: (change: TopicChange) => void; readonly onEnd: () => void };

/** The live notices of this process. */
export type LiveNotices = {
  /** This process, as others on the same database know it while it lives. */
  readonly runner: number;
  /** Wakes every process to read new notices; many calls at once become one announcement. */
  readonly wake: () => void;
  /** Delivers changes to a subscriber until the returned function is called. */
  readonly subscribe: (subscriber: Subscriber) => () => void;
  /** The number up to which every notice has been delivered. */
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

/** The notices of a process: those of its own commits are read at once, those of other processes when they announce them, and all once a second in case an announcement was lost. */
export class NoticeHub implements LiveNotices {
  private readonly db: Db;
  private readonly log: Logger;
  readonly runner = newRunner();
  private readonly me = newId();
  private readonly notices = new NoticeLog();
  private readonly byTopic = new Map<string, Set<Subscriber>>();
  private readonly subscribers = new Set<Subscriber>();
  private reading: Promise<void> | null = null;
  private again = false;
  private running = false;
  private announcedAt = 0;
  private announceTimer: NodeJS.Timeout | null = null;
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
    this.pollTimer = setInterval(() => this.poll(), pollMs);
  }

  async stop(): Promise<void> {
    this.running = false;
    if (this.announceTimer) clearTimeout(this.announceTimer);
    if (this.pollTimer) clearInterval(this.pollTimer);
    for (const subscriber of [...this.subscribers]) subscriber.onEnd();
    await this.reading;
    await this.listening;
    if (this.listener) this.forget(this.listener);
  }

  wake(): void {
    if (!this.running) return;
    this.read();
    if (this.announceTimer) return;
    const rest = this.announcedAt + announceEveryMs - performance.now();
    if (rest <= 0) this.announce();
    else this.announceTimer = setTimeout(() => this.announce(), rest);
  }

  subscribe(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber);
    for (const topic of subscriber.topics) {
      const set = this.byTopic.get(topic) ?? new Set();
      this.byTopic.set(topic, set.add(subscriber));
    }
    return () => this.leave(subscriber);
  }

  mark(): number {
    return this.notices.mark;
  }

  since(mark: number, topics: Iterable<string>): readonly string[] | null {
    return this.notices.since(mark, topics);
  }

  private leave(subscriber: Subscriber): void {
    this.subscribers.delete(subscriber);
    for (const topic of subscriber.topics) {
      const set = this.byTopic.get(topic);
      set?.delete(subscriber);
      if (set?.size === 0) this.byTopic.delete(topic);
    }
  }

  /** The announcement does not wait for the disk: one that a crash loses is made up for by the poll of every process. */
  private announce(): void {
    this.announceTimer = null;
    this.announcedAt = performance.now();
    this.db
      .execute(sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, ${this.me})`)
      .catch((fault: unknown) => this.log.warn({ fault }, 'live notices could not be announced'));
  }

  /** Reads at most once at a time; calls that come while it reads lead to exactly one more reading. */
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
    const subscribers = this.byTopic.get(topic);
    if (!subscribers) return;
    const change: TopicChange = { topic, mark: this.notices.mark, subscribers: subscribers.size };
    for (const subscriber of subscribers) subscriber.onChange(change);
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
    const { text, values } = liveAs(this.runner);
    try {
      await client.query(`listen ${channel}`);
      await client.query(text, [...values]);
    } catch (fault) {
      this.forget(client);
      throw fault;
    }
  }

  private forget(client: PoolClient): void {
    if (this.listener !== client) return;
    this.listener = null;
    client.release(true);
  }

  private poll(): void {
    if (!this.listener && !this.listening) this.listen().catch((fault: unknown) => this.log.warn({ fault }, 'live notices are not listening'));
    this.read();
  }
}
