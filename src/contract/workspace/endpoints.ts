import { z } from 'zod';
import { side } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { grosze, page, pageOf } from '../kit/shapes.ts';
import { boardCard, boardQuestion, listedLease } from './schema.ts';

/** Calls of the workspace room: the lists of "my offers" (docs/rules/offers.md#workspace-lists). */
export const workspaceCalls = {
  listOffers: call({
    wire: 'listOffers',
    in: z.object({
      list: z.enum(['unsigned', 'active', 'booked', 'signed-landlord', 'signed-tenant', 'favorites']),
      sort: z.enum(['lastModified', 'createdAt', 'price']).default('lastModified'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      page,
    }),
    out: pageOf(boardCard),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** The leases of the caller's person and company, on one side or on both; the last signed first. */
  listLeases: call({
    wire: 'listLeases',
    in: z.object({ side: side.optional(), page }),
    out: pageOf(listedLease),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** Questions about the offers of the caller's side: those that wait for an answer, the longest waiting first, or the others, the newest first. */
  listQuestions: call({
    wire: 'listQuestions',
    in: z.object({ waiting: z.boolean().default(true), page }),
    out: pageOf(boardQuestion),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** How many of them wait, for the menu. */
  countQuestions: call({
    wire: 'countQuestions',
    in: z.object({}),
    out: z.object({ waiting: z.int() }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** How many entries each list of the menu has; `reserved` are those of the caller's side among the booked ones, `wanted` the active listings of their company, `todo` what stands on the home. */
  countOffers: call({
    wire: 'countOffers',
    in: z.object({}),
    out: z.object({
      unsigned: z.int(),
      active: z.int(),
      booked: z.int(),
      reserved: z.int(),
      signedLandlord: z.int(),
      signedTenant: z.int(),
      favorites: z.int(),
      savedSearches: z.int(),
      wanted: z.int(),
      todo: z.int(),
    }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /**
   * What needs the caller now, what has a deadline first, and what waits for others. `isMore`: not everything is shown; `mailReturned`: mail to the
   * caller comes back; `deposits`: grosze that the leases of the caller's company have on the deposit account, and how many of them have any.
   */
  getHome: call({
    wire: 'getHome',
    in: z.object({}),
    out: z.object({
      yours: z.array(boardCard),
      others: z.array(boardCard),
      questions: z.int(),
      isMore: z.boolean(),
      mailReturned: z.boolean(),
      deposits: z.object({ held: grosze, leases: z.int() }),
    }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
};
