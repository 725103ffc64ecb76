import { cron } from '../kit/jobs/jobs.ts';
import { forgetProspectsInTime } from './commands/personal-records.ts';

/** The work of the room: at night prospects are forgotten whose time is over. */
export const outreachJobs = [cron('outreach.forget_prospects', '20 3 * * *', forgetProspectsInTime)];
