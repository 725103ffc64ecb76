import { cron, handle } from '../kit/jobs/jobs.ts';
import { dropUnusedFiles, forgetEditors } from './commands/clean-up.ts';
import { prepareVersion } from './commands/counter-offers/prepare-version.ts';
import { mailChangeOfFavourite } from './commands/favourites/mail.ts';
import { prepareForSigning } from './commands/prepare-offer.ts';
import { sealPublished } from './commands/seal-offer.ts';
import { dropUnused, mailFavourites, prepareNextVersion, prepareProject, sealOffer } from './effects/jobs.ts';

/** The jobs of the offers room. */
export const offersJobs = [
  handle(prepareProject, prepareForSigning),
  handle(prepareNextVersion, prepareVersion),
  handle(sealOffer, sealPublished),
  handle(mailFavourites, mailChangeOfFavourite),
  handle(dropUnused, dropUnusedFiles),
  cron('offers.forget_editors', '* * * * *', forgetEditors),
];
