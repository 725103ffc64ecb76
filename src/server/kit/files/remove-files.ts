/** Removes stored files once the transaction that took their rows away has committed. */

import { z } from 'zod';
import { defineJob, handle, type JobEntry } from '../jobs/jobs.ts';

/** Removes files by their keys; what is gone already is passed over. */
export const removeFiles = defineJob({ name: 'kit.remove_files', payload: z.object({ keys: z.array(z.string()) }) });

/** The work of it. */
export const removeFilesJob = (): JobEntry =>
  handle(removeFiles, async ({ files }, { keys }) => {
    for (const key of keys) await files.remove(key);
  });
