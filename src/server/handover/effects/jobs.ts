import { z } from 'zod';
import { defineJob } from '../../kit/jobs/jobs.ts';

/** Seals the signed protocol: evidence page, seal, storage, notice. Retried; the signature stands without it. */
export const sealProtocol = defineJob({
  name: 'handover.seal',
  payload: z.object({ leaseId: z.string() }),
  key: ({ leaseId }) => leaseId,
  retries: 20,
  backoffSeconds: 5,
  expireSeconds: 300,
});
