import { handle } from '../kit/jobs/jobs.ts';
import { drawIssuedInvoices } from './commands/draw-invoices.ts';
import { drawInvoices } from './effects.ts';

/** The work of the room. */
export const invoicesJobs = [handle(drawInvoices, (services, { leaseId }) => drawIssuedInvoices(services, leaseId))];
