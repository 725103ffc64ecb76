/** Puts jobs that stopped back into their queues, and takes out those that wait. */

import type { jobCalls } from '../../../contract/admin/endpoints/jobs.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/admin/refusals.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { lockStoredJob, waitingSubjects } from '../../kit/jobs/stored-jobs.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { cancellableJobs, stoppedJobs } from '../queries/jobs.ts';

/** Puts a job that failed or was cancelled back, unless a newer one of the same subject waits already: it does the same work. */
export const retryJob = (ctx: Ctx, { name, id }: InputOf<typeof jobCalls.retryJob>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const job = await lockStoredJob(tx, { name, id });
    if (job === null) return refused(refuse('job.not_found'));
    if (!stoppedJobs.includes(job.state)) return refused(refuse('job.not_stopped'));
    if (job.subject !== null && (await waitingSubjects(tx, name, [job.subject])).size > 0) return refused(refuse('job.waits_already'));
    await ctx.jobs.retry(tx, job);
    await logEvent(tx, { method: 'retryJob', details: { job: name, jobId: id, subject: job.subject }, uid: signedIn(ctx).uid });
    await notice(tx, ['admin']);
    return done;
  });

/** Takes a job that waits out of its queue. One that runs is not interrupted: what it has begun it ends. */
export const cancelJob = (ctx: Ctx, { name, id, reason }: InputOf<typeof jobCalls.cancelJob>): Promise<Result<DoneAnswer>> =>
  transact(ctx, async (tx) => {
    const job = await lockStoredJob(tx, { name, id });
    if (job === null) return refused(refuse('job.not_found'));
    if (!cancellableJobs.includes(job.state)) return refused(refuse('job.not_waiting'));
    await ctx.jobs.cancel(tx, job);
    await logEvent(tx, { method: 'cancelJob', details: { job: name, jobId: id, subject: job.subject, reason }, uid: signedIn(ctx).uid });
    await notice(tx, ['admin']);
    return done;
  });
