import { z } from 'zod';
import type { LeaseAct } from '../../domain/leases/permissions.ts';
import { leaseStates, rejectionReasons, stepKeys } from '../../domain/leases/types.ts';
import { party, side } from '../companies/schema.ts';
import { day, documentLink, grosze, id, instant, textValues, wordOf } from '../kit/shapes.ts';
import { leaseOption } from '../offers/schema/lease-option.ts';

/** Post-signing status. */
export const leaseState = z.enum(leaseStates);
/** Reasons for which the tenant rejects the premises; at least one is needed. */
export const tickedReasons = {
  damagedPremise: z.boolean().default(false),
  mismatchedDetails: z.boolean().default(false),
  unavailabilityOfLandlord: z.boolean().default(false),
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
  facts: textValues,
  documents: z.array(documentLink),
});
export const ledgerRow = z.object({ day, kind: z.string(), amount: z.int(), who: z.string(), planned: z.boolean() });

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
  disputed: z.boolean(),
  depositProblem: z.string().nullable(),
  rejection: z.object({ at: instant, reasons: z.array(z.enum(rejectionReasons)), objectUntil: instant.nullable() }).nullable(),
  steps: z.array(timelineStep),
  ledger: z.array(ledgerRow),
  balance: z.int(),
  documents: z.array(documentLink),
  whatIf: z.array(z.string()),
  formStepNeeded: z.boolean(),
  nextPath: z.string(),
  allowed: z.array(wordOf<LeaseAct>()),
});

/** Something that the operator has to do. */
export const task = z.object({
  id,
  kind: z.string(),
  offerId: id.nullable(),
  title: z.string(),
  createdAt: instant,
  closedAt: instant.nullable(),
  facts: textValues,
});
