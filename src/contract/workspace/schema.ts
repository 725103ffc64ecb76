import { z } from 'zod';
import type { OfferAction } from '../../domain/offers/permissions.ts';
import type { CardStep } from '../../domain/workspace/rules.ts';
import { side } from '../companies/schema.ts';
import { day, grosze, id, instant, wordOf } from '../kit/shapes.ts';
import { ending, leaseState } from '../leases/schema.ts';
import { leaseOption } from '../offers/schema/lease-option.ts';
import { offerCard, question } from '../offers/schema/view.ts';

/** A workspace card: the public card, whose foot is another one here, and what its owner or tenant does next. */
export const boardCard = offerCard.omit({ trueCost: true }).extend({
  postSigningStatus: leaseState.nullable(),
  ending,
  /** A lease over 12 months whose written form is missing: it works as open-ended. */
  lacksForm: z.boolean(),
  /** An agent acts for the owner under a power of attorney. */
  underAgency: z.boolean(),
  path: z.string(),
  nextActor: z.enum(['you', 'other', 'parter']).nullable(),
  nextStep: wordOf<CardStep>().nullable(),
  nextBy: instant.nullable(),
  /** Whether that time has passed. */
  nextLate: z.boolean(),
  /** The landlord disputes a rejection: the money waits for both sides. */
  disputed: z.boolean(),
  completeness: z.object({ done: z.int(), total: z.int() }).nullable(),
  validTo: instant.nullable(),
  other: z.string().nullable(),
  /** Open counter-offers: to the owner's side all of the offer, to a company its own. */
  counterOffers: z.int(),
  /** The one that the reader's company sent and that waits for an answer. */
  sentCounterOffer: id.nullable(),
  start: day.nullable(),
  end: day.nullable(),
  allowed: z.array(wordOf<OfferAction>()),
});

/** A lease in a list: on which side the reader stands, its terms, its status, and who does what next. */
export const listedLease = boardCard
  .pick({ ending: true, lacksForm: true, disputed: true, path: true, nextActor: true, nextStep: true, nextBy: true, nextLate: true })
  .extend({
    id,
    offerId: id,
    offerName: z.string(),
    side,
    other: z.string(),
    state: leaseState,
    signedAt: instant,
    option: leaseOption,
    start: day,
    end: day.nullable(),
    rentNet: grosze,
    deposit: grosze,
    depositDue: day,
  });

/** A question about an offer of the reader's side. `mayAnswer`: the offer is still published (docs/rules/publishing.md#questions). */
export const boardQuestion = question.extend({
  offer: z.object({ id, number: z.int(), name: z.string() }),
  mayAnswer: z.boolean(),
});
