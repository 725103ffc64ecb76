import { cron, handle } from '../kit/jobs.ts';
import { tendClock } from './commands/clock.ts';
import { prepare } from './commands/preparing.ts';
import { sealSignedLease } from './commands/sealing.ts';
import { prepareLease, sealLease } from './effects.ts';

/** The work of the room. */
export const leasingJobs = [
  handle(prepareLease, prepare),
  handle(sealLease, sealSignedLease),
  cron('leasing.clock', '* * * * *', tendClock),
];
