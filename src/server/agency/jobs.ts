import { cron, handle } from '../kit/jobs/jobs.ts';
import { closeOpenNumbers } from './commands/forget.ts';
import { sealAcceptedAgreement } from './commands/seal.ts';
import { sealAgreement } from './effects/jobs.ts';

/** The work of the room. */
export const agencyJobs = [handle(sealAgreement, sealAcceptedAgreement), cron('agency.close_numbers', '40 3 * * *', closeOpenNumbers)];
