import { z } from 'zod';
import type { OfferEvent } from '../../domain/offers/machine.ts';
import { party, side } from '../companies/schema.ts';
import { day, documentLink, firstSignature, grosze, id, instant, wordOf } from '../kit/shapes.ts';
import { offerForm } from '../offers/schema/form.ts';
import { leaseOption } from '../offers/schema/lease-option.ts';
import { serviceFees } from '../offers/schema/service-fees.ts';
import { costs } from '../offers/schema/view.ts';

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
  months: z.int().nullable(),
  rentNet: grosze,
  /** Rent and known fees of a month, with VAT. */
  costs,
  /** Payment, notice, fees and the chosen further terms. */
  terms: offerForm.shape.leaseAgreement,
  /** The landlord's own terms stand in the lease in place of four standard ones. */
  ownTerms: z.boolean(),
  fees: serviceFees,
  deposit: grosze,
  depositDue: day,
  pickup: z.object({ from: day, to: day }),
  document: documentLink.nullable(),
  /** The lease is signed by two, and one of them has. */
  firstSignature: firstSignature.nullable(),
  allowed: z.array(wordOf<OfferEvent>()),
});
