import { handle } from '../kit/jobs/jobs.ts';
import { sealAcceptedAgreement } from './commands/seal.ts';
import { sealAgreement } from './effects/jobs.ts';

/** The work of the room. */
export const agencyJobs = [handle(sealAgreement, sealAcceptedAgreement)];
