/** What steps of an agreement bring about. */

import { z } from 'zod';
import { defineJob } from '../../kit/jobs/jobs.ts';

/** Appends the evidence page to an accepted agreement, seals and mails it. It stands without the seal, so it is tried for long. */
export const sealAgreement = defineJob({
  name: 'agency.seal',
  payload: z.object({ agreementId: z.string() }),
  key: ({ agreementId }) => agreementId,
  retries: 60,
  backoffSeconds: 5,
  expireSeconds: 300,
});
