/** What the search room does in the background: keeps its projection in the shape of today's filters, finds new offers for saved searches, and mails those of the week. */

import { cron, handle, type JobEntry } from '../kit/jobs/jobs.ts';
import { mailNewOffers } from './commands/new-offers.ts';
import { forgetGoneOffers } from './commands/saved/mail.ts';
import { matchOffer } from './commands/saved/match.ts';
import { refreshListings } from './commands.ts';
import { matchSaved } from './effects/jobs.ts';
import { holdOffers, outdatedListings } from './store/source.ts';

const atOnce = 200;

/** The jobs of the search room. */
export const searchJobs: readonly JobEntry[] = [
  handle(matchSaved, matchOffer),
  cron('search.forget_matches', '40 3 * * *', forgetGoneOffers),
  cron('search.mail_new_offers', '0 8 * * 1', mailNewOffers),
  // A version that adds a filter finds its listings made by other ones: they are made anew after its start, so many in a transaction that no writer waits long.
  cron('search.project', '17 4 * * *', async ({ db }, { signal }) => {
    for (let ids = await outdatedListings(db, atOnce); ids.length > 0 && !signal.aborted; ids = await outdatedListings(db, atOnce))
      await db.transaction(async (tx) => {
        await holdOffers(tx, ids);
        await refreshListings(tx, ids);
      });
  }),
];
