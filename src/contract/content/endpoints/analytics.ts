import { z } from 'zod';
import { analyticsEvents, visitEvents } from '../../../domain/content/rules/analytics.ts';
import { call } from '../../kit/call.ts';
import { done, id } from '../../kit/shapes.ts';

/** The random number of a browser that has allowed statistics. */
const client = z.string().regex(/^[A-Za-z0-9-]{16,40}$/);
/** A name from an address of the product: a list, a use. */
const name = z.string().regex(/^[\w./-]{1,60}$/);

/** Calls about visits, made with consent alone (docs/rules/pages.md#consent-by-category). */
export const analyticsCalls = {
  /** Notes what happened on a page. The server adds what everybody may know of an offer; one that is not public is left out. */
  logVisit: call({
    wire: 'logAnalyticsEvents',
    in: z.object({
      client,
      events: z
        .array(z.object({ name: z.enum(visitEvents), offerId: id.optional(), list: name.optional(), content: name.optional() }))
        .min(1)
        .max(20),
    }),
    out: done,
    errors: ['kit.too_many_calls'],
    who: 'visitor',
  }),
  /** Notes the purchase behind a signed protocol, once for each lease however often it is called (docs/rules/pages.md#purchase). */
  logPurchase: call({
    wire: 'logPurchase',
    in: z.object({ client, offerId: id }),
    out: done,
    errors: ['lease.not_found', 'analytics.not_concluded'],
    who: 'signed-in',
  }),
  /** How often each event happened within the last 7 and 30 days, and in how many browsers. */
  getVisits: call({
    wire: 'getVisits',
    in: z.object({}),
    out: z.object({
      rows: z.array(z.object({ name: z.enum(analyticsEvents), week: z.int(), month: z.int(), browsers: z.int() })),
      forwards: z.boolean(),
    }),
    errors: [],
    who: 'admin',
    read: true,
  }),
};
