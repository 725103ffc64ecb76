import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { DAY_SECONDS } from '../../../domain/kit/time/seconds.ts';
import { ZONE } from '../../../domain/kit/time/units.ts';
import type { Services } from '../context.ts';
import type { Db, Tx } from '../database/database.ts';
import type { WaitingJob } from '../database/outbox.ts';
import { jobsDone } from '../process/metrics.ts';
import type { JobEntry, JobRun, Jobs, QueuedJob } from './jobs.ts';

const stopWithinMs = 20_000;
/** How often a process looks for jobs whose worker has died. */
const watchSeconds = 5;
/** A worker that has not been heard of for so long is dead: longer than a busy pool may let it wait for a connection. Its job goes back into the queue. */
const heartbeatSeconds = 60;
const workOptions = { pollingIntervalSeconds: 2, heartbeatRefreshSeconds: 10 } as const;
const noJob = '00000000-0000-0000-0000-000000000000';

/** The job queue on pg-boss. LISTEN/NOTIFY of pg-boss stays off: with it, retries and delayed jobs came late or not at all. */
export class BossJobs implements Jobs {
  private readonly boss: PgBoss;
  private readonly db: Db;
  private readonly entries: readonly JobEntry[];
  private readonly log: Logger;
  private readonly workers = new Map<string, readonly string[]>();
  private started = false;

  constructor(db: Db, entries: readonly JobEntry[], log: Logger) {
    this.db = db;
    this.entries = entries;
    this.log = log;
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => db.$client.query(text, values) },
      reindex: false,
      monitorVacuum: false,
      superviseIntervalSeconds: watchSeconds,
      monitorIntervalSeconds: watchSeconds,
    });
    this.boss.on('error', (fault) => log.error({ fault }, 'job queue'));
  }

  async start(services: Services, { work }: { readonly work: boolean }): Promise<void> {
    await this.boss.start();
    this.started = true;
    const known = new Set((await this.boss.getQueues()).map((queue) => queue.name));
    for (const entry of this.entries) await this.prepare(entry, known.has(entry.name));
    // The embedded database is ours alone: whoever worked on a job before this start is dead.
    if (work && services.config.databaseUrl === null) await this.takeUp();
    if (work) for (const entry of this.entries) await this.work(services, entry);
  }

  private async prepare(entry: JobEntry, known: boolean): Promise<void> {
    const options = {
      retryLimit: entry.retries,
      retryDelay: entry.backoffSeconds,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: entry.expireSeconds,
      heartbeatSeconds,
      retentionSeconds: 60 * DAY_SECONDS,
      deleteAfterSeconds: 7 * DAY_SECONDS,
    };
    if (known) await this.boss.updateQueue(entry.name, options);
    else await this.boss.createQueue(entry.name, { ...options, policy: policyOf(entry) });
    // The queue's data is read into the cache now: read by the first `send`, it would want a second connection inside a transaction, and
    // a pool full of transactions that wait for this one would stand still.
    await this.boss.findJobs(entry.name, { id: noJob });
  }

  /**
   * Puts jobs back that were running when the process ended; each counts as one attempt, and one that has used them up waits for its heartbeat to
   * fail it. A queue that holds one of a kind keeps the one that waits.
   */
  private async takeUp(): Promise<void> {
    const { rowCount } = await this.db.$client.query(`
      update pgboss.job as running set state = 'retry', start_after = now(), heartbeat_on = null
      where state = 'active' and retry_count < retry_limit and not exists (
        select 1 from pgboss.job as waiting
        where running.policy <> 'standard' and waiting.name = running.name and waiting.state = 'retry' and waiting.singleton_key is not distinct from running.singleton_key)`);
    if (rowCount) this.log.info({ jobs: rowCount }, 'jobs that were running at the last end are taken up');
  }

  private async work(services: Services, entry: JobEntry): Promise<void> {
    for (let count = 0; count < entry.parallel; count += 1) await this.addWorker(services, entry);
    if (!entry.cron) return;
    await this.boss.schedule(entry.name, entry.cron, {}, { tz: ZONE });
    // What fell due while nothing ran is found by the first look after the start.
    await this.boss.send(entry.name, {}, { singletonKey: 'cron' });
  }

  private async addWorker(services: Services, entry: JobEntry): Promise<void> {
    const worker: string = await this.boss.work(entry.name, workOptions, async ([job]: Job<unknown>[]) => {
      // Without this the worker would sleep between two waiting jobs; it now looks again at once until the queue is empty.
      this.boss.notifyWorker(worker);
      if (job) await this.run(services, entry, job);
    });
    this.workers.set(entry.name, [...(this.workers.get(entry.name) ?? []), worker]);
  }

  private async run(services: Services, entry: JobEntry, job: Job<unknown>): Promise<void> {
    const attempt = job.retryCount + 1;
    const run: JobRun = { id: job.id, attempt, lastAttempt: attempt > entry.retries, signal: job.signal };
    try {
      await entry.run(services, job.data, run);
      jobsDone.inc({ job: entry.name, outcome: 'done' });
    } catch (fault) {
      jobsDone.inc({ job: entry.name, outcome: 'failed' });
      this.log[run.lastAttempt ? 'error' : 'warn']({ fault, job: entry.name, jobId: job.id, attempt }, 'job failed');
      throw fault;
    }
  }

  async send(tx: Tx, jobs: readonly WaitingJob[]): Promise<void> {
    const db = fromDrizzle(tx, sql);
    for (const [name, waiting] of Map.groupBy(jobs, (job) => job.name))
      await this.boss.insert(
        name,
        waiting.map(({ name: _queue, ...job }) => job),
        { db },
      );
  }

  wakeAfterCommit(jobs: readonly WaitingJob[]): void {
    for (const name of new Set(jobs.map((job) => job.name))) for (const worker of this.workers.get(name) ?? []) this.boss.notifyWorker(worker);
  }

  async retry(tx: Tx, { name, id }: QueuedJob): Promise<void> {
    const db = fromDrizzle(tx, sql);
    // Each changes a job in its own state only: the one a failed, the other a cancelled one.
    await this.boss.retry(name, id, { db });
    await this.boss.resume(name, id, { db });
    await tx.execute(sql`update pgboss.job set start_after = now() where name = ${name} and id = ${id}::uuid`);
  }

  async cancel(tx: Tx, { name, id }: QueuedJob): Promise<void> {
    await this.boss.cancel(name, id, { db: fromDrizzle(tx, sql) });
  }

  async stop(): Promise<void> {
    if (!this.started) return;
    this.started = false;
    await this.boss.stop({ graceful: true, timeout: stopWithinMs });
  }

  async drain(services: Services): Promise<number> {
    let done = 0;
    for (;;) {
      const before = done;
      for (const entry of this.entries) done += await this.drainQueue(services, entry);
      if (done === before) return done;
    }
  }

  private async drainQueue(services: Services, entry: JobEntry): Promise<number> {
    let done = 0;
    for (;;) {
      const [job] = await this.boss.fetch<unknown>(entry.name);
      if (!job) return done;
      done += 1;
      await this.run(services, entry, job).then(
        () => this.boss.complete(entry.name, job.id),
        (fault: unknown) => this.boss.fail(entry.name, job.id, { message: String(fault) }),
      );
    }
  }
}

/** Keyed queues keep one waiting job a key; a cron also runs alone. */
const policyOf = (entry: JobEntry): string => {
  if (entry.cron) return 'stately';
  return entry.keyed ? 'short' : 'standard';
};
