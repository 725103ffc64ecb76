/** What one typed line of the search is understood as, on the wire. */

import { z } from 'zod';
import { provinces } from '../../../domain/kit/provinces.ts';
import { day } from '../../kit/shapes.ts';

/** Characters of a line. */
export const lineMax = 200;

const province = z.enum(provinces);
const place = z.discriminatedUnion('level', [
  z.object({ level: z.literal('province'), province }),
  z.object({ level: z.literal('county'), county: z.string(), province }),
  z.object({ level: z.literal('city'), city: z.string(), province, county: z.string().nullable() }),
  z.object({ level: z.literal('district'), district: z.string(), city: z.string(), province }),
  z.object({ level: z.literal('postCode'), postCode: z.string() }),
]);

/** One thing understood; of a place also its name in the reader's language, the distance in km, and the point that it is measured from. */
export const lineChip = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('is'), field: z.string(), value: z.union([z.string(), z.literal(true)]) }),
  z.object({ kind: z.literal('range'), field: z.string(), min: z.number().nullable(), max: z.number().nullable() }),
  z.object({ kind: z.literal('since'), field: z.string(), day }),
  z.object({ kind: z.literal('freeBy'), day }),
  z.object({ kind: z.literal('street'), street: z.string() }),
  z.object({
    kind: z.literal('place'),
    place,
    within: z.number().nullable(),
    text: z.string(),
    point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  }),
]);
/** One thing understood. */
export type LineChip = z.output<typeof lineChip>;
