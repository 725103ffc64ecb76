/** What steps of a lease bring about. */

import { z } from 'zod';
import { defineJob } from '../../kit/jobs/jobs.ts';

/** Appends the evidence page to a signed lease and seals it. The lease stands whatever happens here, so it is tried for days. */
export const sealLease = defineJob({
  name: 'leases.seal',
  payload: z.object({ leaseId: z.string(), runId: z.string() }),
  key: ({ leaseId }) => leaseId,
  retries: 60,
  backoffSeconds: 5,
  expireSeconds: 300,
});

/** Seals the signed refusal of the premises. It stands without the seal, so it is tried for long. */
export const sealRejection = defineJob({
  name: 'leases.seal_rejection',
  payload: z.object({ leaseId: z.string(), documentId: z.string() }),
  key: ({ documentId }) => documentId,
  retries: 60,
  backoffSeconds: 5,
  expireSeconds: 300,
});
