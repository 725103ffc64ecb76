import { z } from 'zod';
import { parseLeaseOption } from '../../../domain/offers/rules/lease-options.ts';
import type { LeaseOption } from '../../../domain/offers/types.ts';

/** A lease option of a booking: `infinite`, `fixedshort`, `fixedlong`, or a term that a counter-offer added, `fixedlong-36`. */
export const leaseOption = z
  .string()
  .regex(/^(infinite|fixed(short|long)(-[1-9]\d{0,2})?)$/)
  .refine((text) => parseLeaseOption(text) !== null)
  .transform((text) => text as LeaseOption);
