import { z } from 'zod';
import { type CounterOfferEvent, counterOfferStates } from '../../../domain/offers/counter-offer.machine.ts';
import { side } from '../../companies/schema.ts';
import { documentLink, firstSignature, grosze, id, instant, refusalCode, wordOf } from '../../kit/shapes.ts';
import { leaseOption } from './lease-option.ts';
import { serviceFees } from './service-fees.ts';

/** What the running version would change into: the rent before and after, and the term that comes to the others. A part that is proposed no more is null. */
const difference = z.object({
  rent: z.object({ before: grosze, after: grosze }).nullable(),
  term: z.object({ months: z.int(), option: leaseOption, needsWrittenForm: z.boolean() }).nullable(),
});

/** A counter-offer as its offer's page lists it: to the owner's side all that are open, to a company the newest of its own. */
export const counterOffer = z.object({
  id,
  state: z.enum(counterOfferStates),
  /** The company that proposes. */
  company: z.string(),
  mine: z.boolean(),
  newPrice: grosze.nullable(),
  newDuration: z.int().nullable(),
  difference,
  sentAt: instant,
  /** Until when the owner may answer. */
  expiresAt: instant,
  /** What the viewer may do now: `sign` means accept, by preparing and signing the next version. */
  allowed: z.array(wordOf<CounterOfferEvent>()),
});

/** A part of the lease's text that accepting would change; `before` or `after` is null where it is new or falls away. */
const changedText = z.object({ number: z.string(), title: z.string(), before: z.string().nullable(), after: z.string().nullable() });

/** Sums of a month, grosze. */
const monthly = z.object({ rentNet: grosze, feesNet: grosze, vat: grosze, gross: grosze, rentPerMetre: grosze, known: z.boolean() });

/** A counter-offer on its own page. */
export const counterOfferPage = counterOffer.extend({
  offerId: id,
  offerName: z.string(),
  offerNumber: z.int(),
  side,
  /** The version that binds now, and the one that signing would make. */
  version: z.int(),
  nextVersion: z.int(),
  validTo: instant,
  /** The offer binds no more: it ran out, the premises are let, or it is deleted. */
  isOver: z.boolean(),
  /** Whether the reader may open the offer now. One that is only hidden still binds. */
  isShown: z.boolean(),
  /** Whether the reader may book the offer now, on the terms that bind, and propose other terms. */
  mayBook: z.boolean(),
  mayPropose: z.boolean(),
  vatRate: z.number(),
  /** Of a month before and after, and all lease terms in months before and after; null is the open-ended lease. */
  costs: z.object({ before: monthly, after: monthly }),
  terms: z.object({ before: z.array(z.int().nullable()), after: z.array(z.int().nullable()) }),
  deposit: grosze,
  /** Of the version that signing would make. */
  fees: serviceFees,
  /** How the text of the lease changes; empty once it is over. */
  changes: z.array(changedText),
  answeredAt: instant.nullable(),
  /** Why the owner declined, when they said so. */
  reason: z.string().nullable(),
  /** The version that took it up, and until when its company alone may book that. */
  signedVersion: z.int().nullable(),
  firstRightUntil: instant.nullable(),
  /** The next version, drawn for signing: for the owner's side alone. `signing` says whether the reader signs it. */
  prepared: z
    .object({
      document: documentLink,
      preparedAt: instant,
      /** Who signs it, while the reader is not among them. */
      namedSigners: z.string().nullable(),
      firstSignature: firstSignature.nullable(),
    })
    .nullable(),
  /** Why the owner's side cannot accept now. */
  blocker: refusalCode.nullable(),
});

/** A counter-offer as the operator sees it: the offer, both sides, what is proposed, how it stands, and its steps, oldest first. */
export const listedCounterOffer = z.object({
  id,
  offer: z.object({ id, number: z.int(), name: z.string() }),
  landlord: z.string().nullable(),
  tenant: z.object({ company: z.string(), sender: z.string(), email: z.string() }),
  state: z.enum(counterOfferStates),
  newPrice: grosze.nullable(),
  newDuration: z.int().nullable(),
  offerVersion: z.int(),
  signedVersion: z.int().nullable(),
  sentAt: instant,
  expiresAt: instant,
  answeredAt: instant.nullable(),
  reason: z.string().nullable(),
  history: z.array(z.object({ event: wordOf<CounterOfferEvent>(), at: instant })),
});
