import { z } from 'zod';
import { call } from '../../kit/call.ts';
import { adminReason, done, instant, page, pageOf } from '../../kit/shapes.ts';

/** Which jobs are listed: those that stopped (tries used up, or cancelled), those that wait or run, those that are done. */
const view = z.enum(['stopped', 'waiting', 'done']);
const which = z.object({ name: z.string().max(80), id: z.uuid() });

const job = which.extend({
  state: z.enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']),
  /** What it works on, by id; null for work by the clock. */
  subject: z.string().nullable(),
  attempts: z.int(),
  attemptsMax: z.int(),
  /** What the last try said, without addresses and numbers. */
  error: z.string().nullable(),
  createdAt: instant,
  /** When it is tried next, or was to begin. */
  dueAt: instant,
  endedAt: instant.nullable(),
  allowed: z.enum(['retry', 'cancel']).nullable(),
});

/** Calls about the background jobs, for the console (docs/rules/console.md#jobs). */
export const jobCalls = {
  listJobs: call({ wire: 'listJobs', in: z.object({ view: view.default('stopped'), page }), out: pageOf(job), errors: [], who: 'admin', read: true }),

  /** Puts a job that stopped back into its queue. */
  retryJob: call({ wire: 'retryJob', in: which, out: done, errors: ['job.not_found', 'job.not_stopped', 'job.waits_already'], who: 'admin' }),

  /** Takes a job that waits out of its queue, with a reason; it can be put back for seven days. */
  cancelJob: call({
    wire: 'cancelJob',
    in: which.extend({ reason: adminReason }),
    out: done,
    errors: ['job.not_found', 'job.not_waiting'],
    who: 'admin',
  }),
};
