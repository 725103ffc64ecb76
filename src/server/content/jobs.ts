import { cron } from '../kit/jobs/jobs.ts';
import { forgetOldReports } from './commands/personal-records.ts';

/** The work of the room: at night reports go whose time is over. */
export const contentJobs = [cron('content.forget_old_reports', '10 3 * * *', forgetOldReports)];
