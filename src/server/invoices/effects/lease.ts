import { enqueue } from '../../kit/jobs/jobs.ts';
import { leaseEngine } from '../../leases/lifecycle.ts';
import { issueInvoices } from '../commands/issue-invoices.ts';
import { drawInvoices } from './jobs.ts';

/** What a step of a lease causes among invoices. */
export const invoiceEffects = leaseEngine.effects({
  issueInvoices,
  drawInvoices: (services, tx, { row }) => enqueue(services, tx, drawInvoices, { leaseId: row.id }),
});
