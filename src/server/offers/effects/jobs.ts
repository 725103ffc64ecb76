/** What steps of an offer bring about. */

import { z } from 'zod';
import { offerStates } from '../../../domain/offers/types.ts';
import { defineJob } from '../../kit/jobs/jobs.ts';
import { favouriteChanges } from '../mail/favourite.ts';

/** The project flow: check data and photos, draw the project and the offer to be signed, mail the project. */
export const prepareProject = defineJob({
  name: 'offers.project',
  payload: z.object({ offerId: z.string(), runId: z.string(), uid: z.string(), cosignerUid: z.string().nullish(), saveVersion: z.number() }),
  key: ({ runId }) => runId,
  retries: 8,
  expireSeconds: 120,
});

/** Draws the next version of a published offer, which takes up a counter-offer. */
export const prepareNextVersion = defineJob({
  name: 'offers.next_version',
  payload: z.object({ offerId: z.string(), runId: z.string(), uid: z.string(), cosignerUid: z.string().nullable(), counterOfferId: z.string() }),
  key: ({ runId }) => runId,
  retries: 8,
  expireSeconds: 120,
});

/** After the signature: seal the offer's document once, store it, mail it. */
export const sealOffer = defineJob({
  name: 'offers.seal',
  payload: z.object({ offerId: z.string(), version: z.number(), runId: z.string() }),
  key: ({ offerId, version }) => `${offerId}:${version}`,
  retries: 50,
  expireSeconds: 120,
});

/** Mails those who keep an offer among their favourites what became of it; `companyId` is the company that brought it about and needs no telling. */
export const mailFavourites = defineJob({
  name: 'offers.mail_favourites',
  payload: z.object({
    offerId: z.string(),
    change: z.enum(favouriteChanges),
    state: z.enum(offerStates),
    at: z.string(),
    companyId: z.string().nullable(),
    /** The net rent before the change. */
    priceBefore: z.number().nullable(),
  }),
  key: ({ offerId, at }) => `${offerId}:${at}`,
});

/** Removes stored pictures that no offer uses any more. */
export const dropUnused = defineJob({ name: 'offers.drop_unused', payload: z.object({ keys: z.array(z.string()) }) });
