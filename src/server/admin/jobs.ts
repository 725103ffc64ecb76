import { cron } from '../kit/jobs/jobs.ts';
import { forgetDecidedCases } from './commands/cases.ts';

/** The work of the room: every night it is forgotten who had cases that are decided. */
export const adminJobs = [cron('admin.forget_decided_cases', '40 3 * * *', forgetDecidedCases)];
