import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { plusMs } from '../../src/domain/kit/time.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { type Db, databaseNow } from '../../src/server/kit/database/database.ts';
import type { WaitingJob } from '../../src/server/kit/database/outbox.ts';
import type { Jobs } from '../../src/server/kit/jobs/jobs.ts';
import { event } from '../../src/server/kit/tables/event.ts';
import { prepareLease } from '../../src/server/reservations/commands/order-lease.ts';

const schema = 'demo_clock';

/**
 * A database clock that can be set back: guards take their time from `clock_timestamp()`, and a schema searched before the system's own answers it.
 * Only connections of the demo search there, and the schema goes when the demo stands.
 */
export async function openClock(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`create schema if not exists ${schema}`));
    for (const name of ['clock_timestamp', 'now'])
      await tx.execute(
        sql.raw(
          `create or replace function ${schema}.${name}() returns timestamptz language sql volatile as $$ select pg_catalog.${name}() - current_setting('demo.shift')::interval $$`,
        ),
      );
    await tx.execute(sql.raw(`comment on schema ${schema} is 'loading'`));
  });
}

/** How far an interrupted start has come with the demo: people and offers were `loading`, or they stood and `stories` were told; null when none was interrupted. */
export type SeedStage = 'loading' | 'stories' | null;

/** Reads it from the schema of the clock, which stands in the database for as long as the demo is not whole. */
export async function unfinishedDemo(db: Db): Promise<SeedStage> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select obj_description(oid, 'pg_namespace') as at from pg_namespace where nspname = ${schema}`,
  );
  return rows[0] === undefined ? null : rows[0].at === 'stories' ? 'stories' : 'loading';
}

/** Notes that people and offers stand: what is missing from now on can be completed. */
export const beginStories = async (db: Db): Promise<void> => void (await db.execute(sql.raw(`comment on schema ${schema} is 'stories'`)));

export const closeClock = async (db: Db): Promise<void> => void (await db.execute(sql.raw(`drop schema if exists ${schema} cascade`)));

/** Jobs ordered in the past are kept and given to the real queue afterwards: a queue must not believe that they waited for weeks. */
function heldJobs(real: Jobs, held: WaitingJob[]): Jobs {
  return {
    send: async (_tx, jobs) => void held.push(...jobs),
    wakeAfterCommit: () => undefined,
    retry: (tx, job) => real.retry(tx, job),
    cancel: (tx, job) => real.cancel(tx, job),
    start: (services, options) => real.start(services, options),
    stop: () => real.stop(),
    drain: (services) => real.drain(services),
  };
}

/** Orders that the demo answers itself, because they belong to the past as well. */
const ownOrders = [prepareLease.name];

/** Seals and mails wait until the server has opened: they would take a third of the first start. */
const waitMs = 45_000;

async function deliver(services: Services, held: readonly WaitingJob[]): Promise<void> {
  await services.db.transaction(async (tx) => {
    const startAfter = plusMs(await databaseNow(tx), waitMs);
    await services.jobs.send(
      tx,
      held.filter(({ name }) => !ownOrders.includes(name)).map((job) => ({ ...job, startAfter })),
    );
  });
}

/** Does something as if it were some hours ago: every guard, state, history row and document made inside bears that time. */
export async function hoursAgo<T>(services: Services, hours: number, work: (past: Services) => Promise<T>): Promise<T> {
  const { connectionString } = services.db.$client.options;
  const minutes = Math.max(0, Math.round(hours * 60));
  const pool = new pg.Pool({
    ...(connectionString === undefined ? {} : { connectionString }),
    max: 3,
    pipeline: true,
    options: `-c TimeZone=UTC -c search_path=${schema},pg_catalog,public -c demo.shift=${minutes}min`,
  });
  // The database may stop under us; the next query tells, and an idle connection need not end the process.
  pool.on('error', () => undefined);
  const held: WaitingJob[] = [];
  try {
    const value = await work({ ...services, db: drizzle(pool), jobs: heldJobs(services.jobs, held) });
    await deliver(services, held);
    return value;
  } finally {
    await pool.end();
  }
}

/**
 * The demo tells its stories side by side, each from its beginning, so that the numbers of the log do not follow its moments, as they do where
 * things happen. Whoever writes to it meanwhile waits.
 */
export async function orderLog(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${event} in exclusive mode`);
    // In two steps: a number may be taken only when nobody has it any more.
    await tx.execute(sql`update ${event} set id = -placed.nr
      from (select id, row_number() over (order by created_at, id) as nr from ${event}) as placed where placed.id = ${event}.id`);
    await tx.execute(sql`update ${event} set id = -id`);
  });
}
