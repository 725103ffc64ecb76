import { cron } from '../kit/jobs/jobs.ts';
import { forgetOldReasons } from './commands/personal-records.ts';

/** The work of the room. */
export const identityJobs = [cron('identities.forget_reasons', '50 3 * * *', forgetOldReasons)];
