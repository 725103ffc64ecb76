/** Reads the background jobs for the console. */

import type { jobCalls } from '../../../contract/admin/endpoints/jobs.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { errorLine } from '../../../domain/admin/rules/error-line.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import type { WaitingRows } from '../../kit/database/waiting.ts';
import { countStoredJobs, type JobState, listStoredJobs, type StoredJob, waitingStoredJobs } from '../../kit/jobs/stored-jobs.ts';
import { pageOf, readWithin } from '../../kit/page.ts';

/** Rows of a console page. */
const pageSize = 20;

type View = InputOf<typeof jobCalls.listJobs>['view'];
type Page = OutputOf<typeof jobCalls.listJobs>;

/** Jobs that nobody works on any more although they are not done: what other queues call dead letters. */
export const stoppedJobs: readonly JobState[] = ['failed', 'cancelled'];
/** Jobs that somebody may still take out of the queue. */
export const cancellableJobs: readonly JobState[] = ['created', 'retry'];

const statesOf = { stopped: stoppedJobs, waiting: [...cancellableJobs, 'active'], done: ['completed'] } as const satisfies Record<
  View,
  readonly JobState[]
>;

/** Jobs that stopped: somebody has to put each back, or to let it be. */
export const waitingJobs = (): WaitingRows => waitingStoredJobs(stoppedJobs);

/** The jobs of a view: what is done, the last first; what waits or stopped, the oldest first. */
export const listJobs = async (ctx: Ctx, { view, page: asked }: InputOf<typeof jobCalls.listJobs>): Promise<Result<Page>> => {
  const states = statesOf[view];
  const { rows, page, total } = await readWithin(asked, pageSize, async ({ limit, offset }) => ({
    rows: await listStoredJobs(ctx.db, { states, oldestFirst: view !== 'done', limit, offset }),
    total: await countStoredJobs(ctx.db, states),
  }));
  return ok(pageOf(rows.map(presentJob), { page, size: pageSize, total }));
};

const presentJob = (job: StoredJob): Page['items'][number] => ({
  ...job,
  error: job.error === null ? null : errorLine(job.error),
  allowed: allowedOf(job.state),
});

const allowedOf = (state: JobState): 'retry' | 'cancel' | null => {
  if (stoppedJobs.includes(state)) return 'retry';
  return cancellableJobs.includes(state) ? 'cancel' : null;
};
