/** Reads the jobs that stand in the queues, for whoever looks after them. */

import { type SQL, sql } from 'drizzle-orm';
import type { Instant } from '../../../domain/kit/brand.ts';
import { readInstant } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import type { WaitingRows } from '../database/waiting.ts';

/** The states of the queue. */
export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

/** A job as it stands in its queue. */
export type StoredJob = {
  readonly name: string;
  readonly id: string;
  readonly state: JobState;
  readonly subject: string | null;
  readonly attempts: number;
  readonly attemptsMax: number;
  /** What the last try threw, as it was written. */
  readonly error: string | null;
  readonly createdAt: Instant;
  readonly dueAt: Instant;
  readonly endedAt: Instant | null;
};

type Row = Omit<StoredJob, 'createdAt' | 'dueAt' | 'endedAt'> & {
  readonly createdAt: string;
  readonly dueAt: string;
  readonly endedAt: string | null;
};

const columns = sql`name, id::text as id, state::text as state, singleton_key as subject, retry_count + (started_on is not null)::int as attempts,
  retry_limit + 1 as "attemptsMax", coalesce(output->>'message', output->>'value') as error, created_on as "createdAt", start_after as "dueAt", completed_on as "endedAt"`;

/** Jobs of the product in some states; what the library queues for itself is nobody's to look after. */
const among = (states: readonly JobState[]): SQL =>
  sql`not starts_with(job.name, '__pgboss__') and state::text in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`;

const toJob = (row: Row): StoredJob => ({
  ...row,
  createdAt: readInstant(row.createdAt),
  dueAt: readInstant(row.dueAt),
  endedAt: row.endedAt === null ? null : readInstant(row.endedAt),
});

/** Which jobs of a queue are listed; `oldestFirst` is the order of what waits. */
export type JobPage = { readonly states: readonly JobState[]; readonly oldestFirst: boolean; readonly limit: number; readonly offset: number };

/** Jobs in some states, by when they ended or, before that, came. The queue forgets an ended job after seven days, so it stays short enough to be read whole. */
export const listStoredJobs = async (reader: Reader, { states, oldestFirst, limit, offset }: JobPage): Promise<readonly StoredJob[]> => {
  const { rows } = await reader.execute<Row>(
    sql`select ${columns} from pgboss.job where ${among(states)}
      order by coalesce(completed_on, created_on) ${oldestFirst ? sql`asc` : sql`desc`}, id limit ${limit} offset ${offset}`,
  );
  return rows.map(toJob);
};

/** How many they are. */
export const countStoredJobs = async (reader: Reader, states: readonly JobState[]): Promise<number> => {
  const { rows } = await reader.execute<{ n: number }>(sql`select count(*)::int as n from pgboss.job where ${among(states)}`);
  return rows[0]?.n ?? 0;
};

/** The same as the console's overview counts and lists them. */
export const waitingStoredJobs = (states: readonly JobState[]): WaitingRows => ({
  table: sql`pgboss.job`,
  id: sql`job.id`,
  // As exact as every other moment of ours: a case is known again by it.
  at: sql`coalesce(job.completed_on, job.created_on)::timestamptz(3)`,
  where: among(states),
  who: sql`coalesce(job.output->>'message', job.output->>'value')`,
  code: sql`job.name`,
});

/** One job, held until the transaction ends; null when the queue has none of it. */
export const lockStoredJob = async (reader: Reader, { name, id }: Pick<StoredJob, 'name' | 'id'>): Promise<StoredJob | null> => {
  const { rows } = await reader.execute<Row>(sql`select ${columns} from pgboss.job where name = ${name} and id = ${id}::uuid for update`);
  return rows[0] ? toJob(rows[0]) : null;
};

/** The subjects among these that a job of this queue waits for or works on. */
export const waitingSubjects = async (reader: Reader, name: string, subjects: readonly string[]): Promise<ReadonlySet<string>> => {
  if (subjects.length === 0) return new Set();
  const { rows } = await reader.execute<{ subject: string }>(
    sql`select distinct singleton_key as subject from pgboss.job where name = ${name} and ${among(['created', 'retry', 'active'])} and singleton_key = any(${sql.param([...subjects])})`,
  );
  return new Set(rows.map(({ subject }) => subject));
};
