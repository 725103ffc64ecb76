import { z } from 'zod';
import type { OfferEvent } from '../../domain/offers/machine.ts';
import { party, side } from '../companies/schema.ts';
import { day, documentLink, grosze, id, instant, wordOf } from '../kit/shapes.ts';
import { leaseOption } from '../offers/schema/lease-option.ts';

/** A running reservation as its own side (or the landlord: without document) sees it. */
export const reservation = z.object({
  offerId: id,
  offerName: z.string(),
  offerVersion: z.int(),
  option: leaseOption,
  bookedAt: instant,
  reservedUntil: instant,
  side,
  tenant: party,
  landlord: party,
  start: day,
  end: day.nullable(),
  rentNet: grosze,
  deposit: grosze,
  depositDue: day,
  pickup: z.object({ from: day, to: day }),
  document: documentLink.nullable(),
  allowed: z.array(wordOf<OfferEvent>()),
});
