/** Runs the preparation of a document and writes how it went. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Verdict } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import type { Services } from '../../kit/context.ts';
import type { JobRun } from '../../kit/jobs/jobs.ts';
import { type Progress, progressOf } from '../../kit/jobs/progress.ts';

/** The run whose screen shows the progress, and whether the job is tried again after a fault. */
export type Preparation = { readonly runId: Id } & Pick<JobRun, 'lastAttempt'>;

/**
 * Prepares what is signed next. What stands in the way ends the run with the reason; a fault of ours is thrown, so that the job is tried again,
 * and the last attempt says `signing.document_missing`.
 */
export const prepareDocument = async (
  services: Services,
  { runId, lastAttempt }: Preparation,
  work: (progress: Progress) => Promise<Verdict>,
): Promise<void> => {
  const progress = progressOf(services, runId);
  let no: Verdict;
  try {
    no = await work(progress);
  } catch (fault) {
    if (lastAttempt) await progress.fail(refuse('signing.document_missing'));
    throw fault;
  }
  await (no === null ? progress.done() : progress.fail(no));
};
