/** What steps of listings and offers bring about. */

import { z } from 'zod';
import { defineJob } from '../../kit/jobs/jobs.ts';

/** Finds the offers that fit a listing since it was added or changed, or since it is back with its company's acceptance. */
export const matchListing = defineJob({
  name: 'wanted.match_listing',
  payload: z.object({ listingId: z.string(), isBack: z.boolean().optional() }),
  key: ({ listingId }) => listingId,
});

/** Finds the listings that an offer fits since it became visible, has better terms or is free again. */
export const matchOffer = defineJob({ name: 'wanted.match_offer', payload: z.object({ offerId: z.string() }), key: ({ offerId }) => offerId });

/** Finds the alerts about places that a listing is new to since it was added, restored, changed, or is back with its company's acceptance. */
export const tellListing = defineJob({
  name: 'wanted.tell_listing',
  payload: z.object({ listingId: z.string() }),
  key: ({ listingId }) => listingId,
});
