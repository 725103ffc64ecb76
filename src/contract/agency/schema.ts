import { z } from 'zod';
import type { AgreementEvent } from '../../domain/agency/machine.ts';
import { agencyFileKinds, agencyFileOutcomes } from '../../domain/agency/rules/file.ts';
import { agencySides } from '../../domain/agency/types.ts';
import { agencyNumbers } from '../../domain/kit/numbers.ts';
import { day, documentLink, grosze, id, instant, refusalCode, sha256, wordOf } from '../kit/shapes.ts';

/** How an agreement stands on the wire: drawn and not sent, waiting, signed, or how it ended. */
export const agreementStatuses = ['new', 'pending', 'signed', 'rejected', 'withdrawn', 'expired', 'revoked', 'ended'] as const;

const text = z.string().trim().max(1000);

/** The owner as the agent names them. Emptiness and form are judged by the domain, field by field. */
export const ownerDetails = z.object({ name: text, address: text, peselOrNip: text, contact: text, email: text });

/** What is agreed beside the power of attorney. */
export const agencyTerms = z.object({ feePercent: z.number(), lastDay: day, isExclusive: z.boolean() });

/** The agent's liability insurance, the sum in whole euros. */
export const insurance = z.object({ insurer: text, policyNumber: text, sumEur: z.int(), validTo: day });

/** An insurance with the copy of its policy, where the agent uploaded one. */
export const insuranceView = insurance.extend({ policyUrl: z.string().nullable() });

/** What the agent says of the owner where the rent reaches the limit of the act on money laundering. */
export const amlAnswers = z.object({
  identifiedBy: text,
  beneficialOwner: text,
  isExposed: z.boolean(),
  sourceOfWealth: text,
  purpose: text,
});

/** A file of the written form. */
const file = z.object({
  id,
  kind: z.enum(agencyFileKinds),
  name: z.string(),
  url: z.string(),
  outcome: z.enum(agencyFileOutcomes),
  note: z.string().nullable(),
  uploadedBy: z.enum(agencySides),
  uploadedAt: instant,
});

/** An agreement as its two sides, the holder of the owner's link and admins read it. */
export const agreement = z.object({
  id,
  number: z.string(),
  status: z.enum(agreementStatuses),
  offerId: id,
  offerData: z.object({
    name: z.string(),
    address: z.object({ street: z.string(), buildingNumber: z.string(), apartmentNumber: z.string().nullable(), city: z.string() }),
    line: z.string(),
    area: z.number(),
    landRegister: z.string(),
    rent: grosze,
  }),
  agentUid: z.string(),
  agentData: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    professionalLicenseNumber: z.string().nullable(),
    company: z.object({ name: z.string(), nip: z.string() }),
  }),
  /** `peselOrNip` keeps its last three digits. */
  ownerDetails: z.object({ name: z.string(), address: z.string(), peselOrNip: z.string(), contact: z.string(), email: z.string() }),
  insurance: insuranceView,
  includeMediation: z.boolean(),
  terms: agencyTerms,
  /** The agent's fee at the agreed rent; null where none is agreed. */
  fee: z.object({ net: grosze, vat: grosze, gross: grosze }).nullable(),
  agentSignedAt: instant.nullable(),
  ownerSignedAt: instant.nullable(),
  answerUntil: instant.nullable(),
  endedAt: instant.nullable(),
  reason: z.string().nullable(),
  /** The drawn text that both sides confirm, and the sealed file. */
  agreementUrl: z.string(),
  signedAgreementUrl: z.string().nullable(),
  document: documentLink,
  /** Hash of the drawn bytes, which the codes are for. */
  documentSha256: sha256,
  /** What the law wants beside the code, whether it is compulsory here, what was brought, and the day on which each side says that originals were exchanged. */
  form: z.object({
    isNeeded: z.boolean(),
    isCompulsory: z.boolean(),
    isComplete: z.boolean(),
    files: z.array(file),
    exchange: z.object({ isAwaited: z.boolean(), agent: day.nullable(), owner: day.nullable() }),
  }),
  /** What the agent says of the owner, told to the agent and to admins; null where the rent asks for nothing. */
  aml: amlAnswers.nullable(),
  viewer: z.enum([...agencySides, 'link', 'admin']),
  /** Whether the owner has an account with the address of the agreement. */
  originalOwnerExists: z.boolean(),
  /** How far its offer is: still a project, published, or neither any more. */
  offerIs: z.enum(['project', 'published', 'over']),
  /** What the owner has to do before the agent can publish: told to the owner, by account or link, while the agreement runs. */
  ownerSteps: z.array(z.enum(['account', 'identity', 'company'])),
  allowed: z.array(wordOf<AgreementEvent>()),
  /** Why the agent cannot publish yet; told to the agent only. */
  publishBlocker: refusalCode.nullable(),
});

/** An agreement in a list. */
export const agreementItem = agreement.pick({ id: true, number: true, status: true, offerId: true, answerUntil: true }).extend({
  offerName: z.string(),
  offerAddress: z.string(),
  rent: grosze,
  other: z.string(),
  side: z.enum(agencySides),
  lastDay: day,
  needsForm: z.boolean(),
});

/** Why the owner declines. */
export const declineReason = z.string().trim().max(agencyNumbers.reasonMax).optional();
