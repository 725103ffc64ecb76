/** What steps of an offer bring about in search. */

import { z } from 'zod';
import { defineJob } from '../../kit/jobs/jobs.ts';

/** Finds the saved searches that an offer fulfils since it became visible or has better terms. */
export const matchSaved = defineJob({ name: 'search.match', payload: z.object({ offerId: z.string() }), key: ({ offerId }) => offerId });
