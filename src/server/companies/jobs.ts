/** What the companies room does in the background: forgets what registers answered about companies that nobody gave in. */

import { companyNumbers } from '../../domain/kit/numbers.ts';
import { cron, type JobEntry } from '../kit/jobs/jobs.ts';
import { forgetAnswers } from './store/registers.ts';

/** The jobs of the companies room. */
export const companiesJobs: readonly JobEntry[] = [
  cron('companies.forget_answers', '50 3 * * *', ({ db }) => forgetAnswers(db, companyNumbers.answersKeptDays)),
];
