/** Keeps an offer or drops it; fetched with the press. */

import { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';

/** Whether the server agreed. */
export const sendFavourite = async (offerId: string, on: boolean): Promise<boolean> =>
  (await browserAsk(on ? offersCalls.addFavourite : offersCalls.removeFavourite, { offerId })).ok;
