import { z } from 'zod';
import { polandBounds } from '../../../domain/kit/numbers.ts';
import { provinces } from '../../../domain/kit/provinces.ts';
import { call } from '../../kit/call.ts';

/** Calls with which the form of an offer finds its building: the gazetteer, the geocoder and the land register answer, which search knows. */
export const addressCalls = {
  /** Addresses that answer what was typed, for the form of an offer; `missing` says what the text lacks when there are none. */
  findAddresses: call({
    wire: 'findAddresses',
    in: z.object({ input: z.string().max(200) }),
    out: z.object({
      addresses: z.array(
        z.object({
          description: z.string(),
          placeId: z.string().nullable(),
          street: z.string().nullable(),
          houseNumber: z.string().nullable(),
          postCode: z.string().nullable(),
          city: z.string(),
          county: z.string().nullable(),
          province: z.enum(provinces).nullable(),
          location: z.object({ lat: z.number(), lng: z.number() }),
          /** What the point is: the building, its street, or the middle of the town. */
          precision: z.enum(['building', 'street', 'town']),
        }),
      ),
      missing: z.enum(['town', 'everything']).nullable(),
      /** The register of addresses was asked and gave no answer: these are towns, and a building may be there all the same. */
      isRegisterAway: z.boolean(),
    }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** The plot of the land register at a point, for the form of an offer. */
  findParcel: call({
    wire: 'findParcel',
    in: z.object({
      lat: z.number().min(polandBounds.south).max(polandBounds.north),
      lng: z.number().min(polandBounds.west).max(polandBounds.east),
    }),
    out: z.object({
      id: z.string(),
      plotNumber: z.string(),
      precinct: z.string(),
      commune: z.string(),
      county: z.string(),
      province: z.enum(provinces).nullable(),
    }),
    errors: ['parcel.none', 'parcel.unavailable'],
    who: 'signed-in',
    read: true,
  }),
};
