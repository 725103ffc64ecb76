import { en } from './en/jobs.ts';
import { pl } from './pl/jobs.ts';

/** The console’s background jobs. */
export const jobWords = { pl, en };
