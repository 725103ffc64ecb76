import { z } from 'zod';
import { call } from '../../kit/call.ts';

const listed = z.object({ wire: z.string(), room: z.string(), who: z.string() });

/** Calls about the calls (docs/rules/wire.md#api-page). */
export const apiCalls = {
  /** Every call of the product; of the one that is asked for also what it takes and answers, as JSON schemas in text, and what it may refuse. */
  getApi: call({
    wire: 'getApi',
    in: z.object({ call: z.string().max(60).optional() }),
    out: z.object({
      calls: z.array(listed),
      chosen: listed.extend({ input: z.string(), output: z.string(), refusals: z.string() }).nullable(),
    }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
};
