/** Defines jobs and hands them to the queue. */

import type { z } from 'zod';
import type { Instant } from '../../../domain/kit/brand.ts';
import type { Services } from '../context.ts';
import type { Tx } from '../database/database.ts';
import { outboxOf, type WaitingJob } from '../database/outbox.ts';

/** A kind of job: its payload and how stubbornly it is tried. Definitions live in `effects.ts`, handlers in `jobs.ts`. */
export type JobDefinition<P> = {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  /** Names the thing worked on: at most one waiting job a key. */
  readonly key?: (payload: P) => string;
  readonly retries?: number;
  readonly backoffSeconds?: number;
  readonly expireSeconds?: number;
  /** How many a process works on at once; 1 when not given. */
  readonly parallel?: number;
};

/** What a handler knows about this attempt. */
export type JobRun = { readonly id: string; readonly attempt: number; readonly lastAttempt: boolean; readonly signal: AbortSignal };

/** A queue with its handler, as the job list of the app holds it. The payload is parsed before the handler sees it. */
export type JobEntry = {
  readonly name: string;
  readonly cron: string | null;
  readonly keyed: boolean;
  readonly retries: number;
  readonly backoffSeconds: number;
  readonly expireSeconds: number;
  readonly parallel: number;
  readonly run: (services: Services, data: unknown, run: JobRun) => Promise<void>;
};

/** Declares a job. */
export const defineJob = <P>(definition: JobDefinition<P>): JobDefinition<P> => definition;

/** Joins a definition and its handler. A throw means "try again later", so handlers repeat harmlessly. */
export const handle = <P>(definition: JobDefinition<P>, work: (services: Services, payload: P, run: JobRun) => Promise<void>): JobEntry => ({
  name: definition.name,
  cron: null,
  keyed: definition.key !== undefined,
  retries: definition.retries ?? 12,
  backoffSeconds: definition.backoffSeconds ?? 5,
  expireSeconds: definition.expireSeconds ?? 300,
  parallel: definition.parallel ?? 1,
  run: (services, data, run) => work(services, definition.payload.parse(data), run),
});

/** Work by the clock of Warsaw: "do everything that is due". Runs on one process at a time, and once after every start. */
export const cron = (name: string, times: string, work: (services: Services, run: JobRun) => Promise<void>): JobEntry => ({
  name,
  cron: times,
  keyed: true,
  retries: 2,
  backoffSeconds: 10,
  expireSeconds: 600,
  parallel: 1,
  run: (services, _data, run) => work(services, run),
});

/** When a job shall start; at once when not given. */
export type EnqueueOptions = { readonly startAfter?: Instant };

/** A job by its queue and its number there. */
export type QueuedJob = { readonly name: string; readonly id: string };

/** The job queue of this process. */
export type Jobs = {
  /** Writes jobs into their queues: one statement a queue, however many they are. */
  readonly send: (tx: Tx, jobs: readonly WaitingJob[]) => Promise<void>;
  readonly wakeAfterCommit: (jobs: readonly WaitingJob[]) => void;
  /** Puts a job that failed or was cancelled back into its queue; one that failed gets one more try. */
  readonly retry: (tx: Tx, job: QueuedJob) => Promise<void>;
  /** Takes a job that waits out of its queue. */
  readonly cancel: (tx: Tx, job: QueuedJob) => Promise<void>;
  /** Creates the queues; works on them too when `work` is true. */
  readonly start: (services: Services, options: { readonly work: boolean }) => Promise<void>;
  /** Lets running jobs finish; unfinished ones go back to the queue. */
  readonly stop: () => Promise<void>;
  /** Runs waiting jobs here and now until none is due; for tests and the seed. Returns how many ran. */
  readonly drain: (services: Services) => Promise<number>;
};

/** Puts a job into the queue as part of the running transaction: it exists if and only if the transaction commits (the outbox). */
export const enqueue = async <P extends object>(
  services: Services,
  tx: Tx,
  definition: JobDefinition<P>,
  payload: P,
  options: EnqueueOptions = {},
): Promise<void> => {
  const job: WaitingJob = {
    name: definition.name,
    data: payload,
    ...(definition.key ? { singletonKey: definition.key(payload) } : {}),
    ...options,
  };
  const outbox = outboxOf(tx);
  if (outbox === null) await services.jobs.send(tx, [job]);
  else outbox.jobs.push(job);
};
