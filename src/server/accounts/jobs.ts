import { handle } from '../kit/jobs/jobs.ts';
import { mailAskedLink, sendResetLink } from './commands/reset-link.ts';

/** The work of the room. */
export const accountsJobs = [handle(sendResetLink, (services, { uid }) => mailAskedLink(services, uid))];
