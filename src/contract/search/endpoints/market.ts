/** The public page of a market: a use in a province or a town. */

import { z } from 'zod';
import { mainUses, provinces } from '../../../domain/kit/provinces.ts';
import { call } from '../../kit/call.ts';
import { offerCard } from '../../offers/schema/view.ts';

/** Calls of the pages of markets. */
export const marketCalls = {
  /** `city` is the town as addresses write it, `bielsko-biala`. Counts are of offers to let that are listed now; `cities` are the province's towns with the most of this use. */
  getMarket: call({
    wire: 'getMarket',
    in: z.object({ use: z.enum(mainUses), province: z.enum(provinces), city: z.string().max(100).optional() }),
    out: z.object({
      city: z.string().nullable(),
      total: z.int(),
      items: z.array(offerCard),
      cities: z.array(z.object({ city: z.string(), count: z.int() })),
      uses: z.array(z.object({ use: z.enum(mainUses), count: z.int() })),
    }),
    errors: ['place.not_found'],
    who: 'visitor',
    read: true,
    shared: true,
  }),
};
