import { lt, sql } from 'drizzle-orm';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { removeFilesJob } from '../files/remove-files.ts';
import { forgetCounts } from '../http/limits/rate-limit.ts';
import { mailJob } from '../mail/deliver.ts';
import { forgetOldEvents } from '../people/traces.ts';
import { commandAnswer } from '../tables/calls.ts';
import { emailCode } from '../tables/code.ts';
import { notice } from '../tables/notice.ts';
import { linkToken } from '../tables/token.ts';
import { cron, type JobEntry } from './jobs.ts';

/** The kit's own jobs: mail, and forgetting what is no longer needed. */
export const kitJobs = (): readonly JobEntry[] => [
  mailJob(),
  removeFilesJob(),
  cron('kit.forget_old_events', '20 3 * * *', ({ db }) => forgetOldEvents(db, accountNumbers.eventYears)),
  cron('kit.tidy', '*/10 * * * *', async ({ db }) => {
    await forgetCounts(db);
    await db.delete(notice).where(lt(notice.createdAt, sql`now() - interval '1 day'`));
    await db.delete(commandAnswer).where(lt(commandAnswer.createdAt, sql`now() - interval '30 days'`));
    await db.delete(emailCode).where(lt(emailCode.createdAt, sql`now() - interval '30 days'`));
    await db.delete(linkToken).where(lt(linkToken.expiresAt, sql`now() - interval '30 days'`));
  }),
];
