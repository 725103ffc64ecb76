import { z } from 'zod';
import { defineJob } from '../../kit/jobs/jobs.ts';

/** Draws the issued invoices of a lease, stores the structured files and mails them. */
export const drawInvoices = defineJob({
  name: 'leasing.invoices',
  payload: z.object({ leaseId: z.string() }),
  key: ({ leaseId }) => leaseId,
  retries: 60,
  backoffSeconds: 5,
  expireSeconds: 300,
});
