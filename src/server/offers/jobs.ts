import { cron, handle } from '../kit/jobs.ts';
import { cleanUp, dropUnusedFiles, remindOfExpiry, removeOfferFiles } from './commands/cleaning.ts';
import { prepareForSigning } from './commands/preparing.ts';
import { sealPublished } from './commands/sealing.ts';
import { dropUnused, prepareProject, removeFiles, sealOffer } from './effects.ts';

/** The jobs of the offers room. */
export const offersJobs = [
  handle(prepareProject, prepareForSigning),
  handle(sealOffer, sealPublished),
  handle(removeFiles, removeOfferFiles),
  handle(dropUnused, dropUnusedFiles),
  cron('offers.clean_up', '*/5 * * * *', cleanUp),
  cron('offers.expiry_reminders', '*/10 * * * *', remindOfExpiry),
];
