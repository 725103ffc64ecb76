import { cron, handle } from '../kit/jobs/jobs.ts';
import { makeCopy, makeDataCopy } from './commands/data-copy.ts';
import { carryOutDeletion, finishDeletion, forgetLeaversSteps, tidyLeavers } from './commands/delete-account.ts';
import { mailAskedLink, sendResetLink } from './commands/reset-link.ts';
import { sealFactorsAgain } from './commands/second-factor.ts';
import { tidySessions } from './commands/sessions.ts';

/** The work of the room. */
export const accountsJobs = [
  handle(sendResetLink, (services, { uid }) => mailAskedLink(services, uid)),
  handle(finishDeletion, carryOutDeletion),
  handle(makeDataCopy, (services, { copyId }, run) => makeCopy(services, copyId, run)),
  cron('accounts.forget_leavers_steps', '30 3 * * *', forgetLeaversSteps),
  cron('accounts.tidy_leavers', '*/10 * * * *', tidyLeavers),
  cron('accounts.tidy_sessions', '40 3 * * *', tidySessions),
  cron('accounts.seal_again', '40 3 * * *', sealFactorsAgain),
];
