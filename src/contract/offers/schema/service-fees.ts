import { z } from 'zod';
import { grosze } from '../../kit/shapes.ts';

/** The operator's service fee of a side: net, VAT, gross. */
const fee = z.object({ net: grosze, vat: grosze, gross: grosze });

/** The service fees of both sides, at the rates frozen in the offer; a project shows today's. */
export const serviceFees = z.object({ landlord: fee, tenant: fee });
