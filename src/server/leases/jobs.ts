import { handle } from '../kit/jobs/jobs.ts';
import { prepareLease } from '../reservations/commands/order-lease.ts';
import { prepare } from './commands/prepare-lease.ts';
import { sealSignedLease } from './commands/seal-lease.ts';
import { sealSignedRejection } from './commands/seal-rejection.ts';
import { sealLease, sealRejection } from './effects/jobs.ts';

/** The work of the room. */
export const leasesJobs = [handle(prepareLease, prepare), handle(sealLease, sealSignedLease), handle(sealRejection, sealSignedRejection)];
