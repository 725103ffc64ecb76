import { z } from 'zod';
import { leaseNumbers } from '../../domain/kit/numbers.ts';
import type { LeaseAct } from '../../domain/leases/permissions.ts';
import { moneyPaths, type WhatIfTopic } from '../../domain/leases/rules/timeline.ts';
import { endingKinds, leaseLedgerKinds, leaseStates, outcomes, rejectionReasons, stepKeys, taskKinds } from '../../domain/leases/types.ts';
import { party, side } from '../companies/schema.ts';
import { day, documentLink, grosze, id, instant, textValues, wordOf } from '../kit/shapes.ts';
import { leaseOption } from '../offers/schema/lease-option.ts';
import { leaseForm } from './schema/form.ts';

/** Post-signing status. */
export const leaseState = z.enum(leaseStates);
/** How a lease left its course; null while it stands. */
export const ending = z.enum(endingKinds).nullable();
/** Reasons for which the tenant rejects the premises; at least one is needed. */
const tickedReasons = {
  damagedPremise: z.boolean().default(false),
  mismatchedDetails: z.boolean().default(false),
  unavailabilityOfLandlord: z.boolean().default(false),
};

/** What a tenant says who refuses the premises; photos are named by the keys of their uploads. */
export const rejectionStatement = {
  ...tickedReasons,
  description: z.string().trim().max(leaseNumbers.rejectionTextMax).default(''),
  photos: z.array(z.string().max(200)).max(leaseNumbers.rejectionPhotosMax).default([]),
};

/** A person named to receive or hand over. */
export const appointment = z.object({
  side,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  date: day.nullable(),
  hour: z.string().nullable(),
  meetingAt: instant.nullable(),
  savedAt: instant,
});

/** One step of the timeline: what is done, who must act next, by when (docs/rules/leases.md#statuses). */
export const timelineStep = z.object({
  key: z.enum(stepKeys),
  state: z.enum(['done', 'now', 'later', 'waiting', 'stopped']),
  actor: z.enum(['you', 'landlord', 'tenant', 'parter']).nullable(),
  at: instant.nullable(),
  by: instant.nullable(),
  /** Whether that time has passed. */
  late: z.boolean(),
  facts: textValues,
  documents: z.array(documentLink),
});
export const ledgerRow = z.object({
  day,
  kind: z.enum(leaseLedgerKinds),
  amount: z.int(),
  who: z.enum(['tenant', 'landlord', 'parter']),
  planned: z.boolean(),
});

/** The lease as one of its sides sees it. Money in grosze. */
export const lease = z.object({
  id,
  offerId: id,
  offerName: z.string(),
  address: z.string(),
  surface: z.number(),
  imageUrl: z.string().nullable(),
  imageThumb: z.string().nullable(),
  state: leaseState,
  side,
  option: leaseOption,
  signedAt: instant,
  start: day,
  end: day.nullable(),
  rentNet: grosze,
  deposit: grosze,
  depositDue: day,
  reference: z.string(),
  landlord: party,
  tenant: party,
  reception: appointment.nullable(),
  transfer: appointment.nullable(),
  pickup: z.object({ from: day, to: day }),
  /** Another time of the meeting that the landlord proposed and the tenant has not answered. */
  proposal: z.object({ date: day, hour: z.string(), meetingAt: instant }).nullable(),
  ending,
  disputed: z.boolean(),
  /** Whether nobody decided the dispute because nothing is held for the lease. */
  leftToSides: z.boolean(),
  /** What one side has said and signed, and what both may say together now. */
  statement: z.object({ mine: z.boolean(), outcome: z.enum(outcomes) }).nullable(),
  outcomes: z.array(z.enum(outcomes)),
  depositProblem: z.string().nullable(),
  rejection: z
    .object({
      at: instant,
      reasons: z.array(z.enum(rejectionReasons)),
      description: z.string(),
      photos: z.array(z.string()),
      objectUntil: instant.nullable(),
    })
    .nullable(),
  steps: z.array(timelineStep),
  ledger: z.array(ledgerRow),
  balance: z.int(),
  /** Where the money that is held is going, and why. */
  moneyPath: z.enum(moneyPaths),
  /**
   * Where the deposit is paid out to, for the landlord while it may; `accepted`: another account of the company's accepted data, which may take
   * its place; `inReview`: one that was given in last, and waits for a moderator or was refused with a reason.
   */
  payoutAccount: z
    .object({
      account: z.string(),
      accepted: z.string().nullable(),
      inReview: z.object({ account: z.string(), sentAt: instant, refusedFor: z.string().nullable() }).nullable(),
    })
    .nullable(),
  documents: z.array(documentLink),
  whatIf: z.array(wordOf<WhatIfTopic>()),
  needsWrittenForm: z.boolean(),
  /** The written form; null when the lease needs none. */
  form: leaseForm.nullable(),
  nextPath: z.string(),
  allowed: z.array(wordOf<LeaseAct>()),
});

/** Something that the operator has to do. */
export const task = z.object({
  id,
  kind: z.enum(taskKinds),
  offerId: id.nullable(),
  title: z.string(),
  createdAt: instant,
  closedAt: instant.nullable(),
  facts: textValues,
});
