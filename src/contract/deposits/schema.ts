import { z } from 'zod';
import type { LeaseAct } from '../../domain/leases/permissions.ts';
import { day, grosze, id, instant, wordOf } from '../kit/shapes.ts';
import { leaseState } from '../leases/schema.ts';

/** Transfer instructions for the deposit. `qr` is the ZBP payload drawn as SVG. */
export const deposit = z.object({
  offerId: id,
  offerName: z.string(),
  state: leaseState,
  /** What is still to be paid: the deposit, or what a part payment left of it. */
  amount: grosze,
  received: grosze,
  due: day,
  account: z.string(),
  accountOwner: z.string(),
  title: z.string(),
  reference: z.string(),
  qrPayload: z.string(),
  qrSvg: z.string(),
  qrCarriesAmount: z.boolean(),
  receivedAt: instant.nullable(),
  allowed: z.array(wordOf<LeaseAct>()),
});
