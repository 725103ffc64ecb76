import { z } from 'zod';
import { leaseOptions } from '../../../domain/offers/types.ts';

/** The three lease options of a booking. */
export const leaseOption = z.enum(leaseOptions);
