import { cron, handle } from '../kit/jobs/jobs.ts';
import { tendClock } from './commands/clock.ts';
import { drawIssuedInvoices } from './commands/invoice-drawing.ts';
import { prepare } from './commands/preparing.ts';
import { sealSignedLease } from './commands/sealing.ts';
import { drawInvoices, prepareLease, sealLease } from './effects.ts';

/** The work of the room. */
export const leasingJobs = [
  handle(prepareLease, prepare),
  handle(sealLease, sealSignedLease),
  handle(drawInvoices, (services, { leaseId }) => drawIssuedInvoices(services, leaseId)),
  cron('leasing.clock', '* * * * *', tendClock),
];
