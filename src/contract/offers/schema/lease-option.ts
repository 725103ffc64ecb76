import { z } from 'zod';

/** The three lease options of a booking. */
export const leaseOption = z.enum(['infinite', 'fixedshort', 'fixedlong']);
