import { cron, handle } from '../kit/jobs/jobs.ts';
import { cleanUp, dropUnusedFiles, remindOfExpiry } from './commands/cleaning.ts';
import { prepareForSigning } from './commands/preparing.ts';
import { sealPublished } from './commands/sealing.ts';
import { dropUnused, prepareProject, sealOffer } from './effects/jobs.ts';

/** The jobs of the offers room. */
export const offersJobs = [
  handle(prepareProject, prepareForSigning),
  handle(sealOffer, sealPublished),
  handle(dropUnused, dropUnusedFiles),
  cron('offers.clean_up', '* * * * *', cleanUp),
  cron('offers.expiry_reminders', '*/10 * * * *', remindOfExpiry),
];
