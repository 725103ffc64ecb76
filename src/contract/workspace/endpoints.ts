import { z } from 'zod';
import { call } from '../kit/call.ts';
import { page, pageOf } from '../kit/shapes.ts';
import { boardCard } from './schema.ts';

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
  countOffers: call({
    wire: 'countOffers',
    in: z.object({}),
    out: z.object({ unsigned: z.int(), active: z.int(), booked: z.int(), signedLandlord: z.int(), signedTenant: z.int(), favorites: z.int() }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
};
