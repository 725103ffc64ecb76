/** What the wanted room does in the background: compares listings with offers. */

import { handle, type JobEntry } from '../kit/jobs/jobs.ts';
import { findOffersFor, findSeekersFor } from './commands/match.ts';
import { matchListing, matchOffer } from './effects/jobs.ts';

/** The jobs of the wanted room. */
export const wantedJobs: readonly JobEntry[] = [handle(matchListing, findOffersFor), handle(matchOffer, findSeekersFor)];
