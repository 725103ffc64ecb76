import { cron } from '../kit/jobs/jobs.ts';
import { forgetOldReports } from './commands/personal-records.ts';
import { forgetOldVisits, forwardVisits } from './commands/visits.ts';

/** The work of the room: each minute counted visits are sent on; at night reports, opinions and visits go whose time is over. */
export const contentJobs = [
  cron('content.forget_old_reports', '10 3 * * *', forgetOldReports),
  cron('content.forget_old_visits', '20 3 * * *', forgetOldVisits),
  cron('content.forward_visits', '* * * * *', forwardVisits),
];
