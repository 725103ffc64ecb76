import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { browserAsk } from '../../kit/calls/browser-client.ts';

/** Keeps the offer whose heart a visitor pressed before signing in. One that went away meanwhile is not worth a message: the page says so itself. */
export const keepFavourite = async (offerId: string | null): Promise<void> => {
  if (offerId !== null) await browserAsk(offersCalls.addFavourite, { offerId });
};
