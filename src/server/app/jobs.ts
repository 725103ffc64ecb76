import type { JobEntry } from '../kit/jobs.ts';
import { kitJobs } from '../kit/house-jobs.ts';

/** Every job of the product. */
export const jobs = (): readonly JobEntry[] => [...kitJobs()];
