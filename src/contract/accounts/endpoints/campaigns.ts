import { z } from 'zod';
import { call } from '../../kit/call.ts';
import { done } from '../../kit/shapes.ts';

/** Calls about the campaign that somebody arrived with. */
export const campaignCalls = {
  /** A press on the link that leads to a new offer. */
  noteLead: call({ wire: 'onClickOfferAddLink', in: z.looseObject({}), out: done, errors: [], who: 'visitor' }),
};
