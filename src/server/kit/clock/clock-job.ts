import { cron, type JobEntry } from '../jobs/jobs.ts';
import { type Duties, fulfilDuties } from './duties.ts';

/** Fulfils what is due by the database's clock each minute and once after a start, so downtime is caught up. */
export const clockJob = (duties: Duties): JobEntry => cron('kit.clock', '* * * * *', (services) => fulfilDuties(services, duties));
