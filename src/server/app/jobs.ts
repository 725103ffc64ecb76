import { handoverJobs } from '../handover/jobs.ts';
import type { JobEntry } from '../kit/jobs/jobs.ts';
import { kitJobs } from '../kit/jobs/kit-jobs.ts';
import { leasesJobs } from '../leases/jobs.ts';
import { offersJobs } from '../offers/jobs.ts';

/** Every job of the product. */
export const jobs = (): readonly JobEntry[] => [...kitJobs(), ...handoverJobs, ...leasesJobs, ...offersJobs];
