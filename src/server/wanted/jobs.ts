/** What the wanted room does in the background: compares listings with offers, and finds whom a listing is news to. */

import { handle, type JobEntry } from '../kit/jobs/jobs.ts';
import { findOffersFor, findSeekersFor } from './commands/match.ts';
import { tellPlaces } from './commands/tell-places.ts';
import { matchListing, matchOffer, tellListing } from './effects/jobs.ts';

/** The jobs of the wanted room. */
export const wantedJobs: readonly JobEntry[] = [
  handle(matchListing, findOffersFor),
  handle(matchOffer, findSeekersFor),
  handle(tellListing, tellPlaces),
];
