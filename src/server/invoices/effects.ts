/** What steps of a lease cause among invoices. */

import { z } from 'zod';
import { defineJob, enqueue } from '../kit/jobs/jobs.ts';
import { leaseEngine } from '../leases/lifecycle.ts';
import { issueInvoices } from './commands/issue-invoices.ts';

/** What a step of a lease causes in this room. */
export const invoiceEffects = leaseEngine.effects({
  issueInvoices,
  drawInvoices: (services, tx, { row }) => enqueue(services, tx, drawInvoices, { leaseId: row.id }),
});

/** Draws the issued invoices of a lease, stores the structured files and mails them. */
export const drawInvoices = defineJob({
  name: 'invoices.draw',
  payload: z.object({ leaseId: z.string() }),
  key: ({ leaseId }) => leaseId,
  retries: 60,
  backoffSeconds: 5,
  expireSeconds: 300,
});
