import { z } from 'zod';
import { chainVerdicts } from '../../../domain/kit/evidence.ts';
import { fileOutcomes, formDoubts, formFileKinds, formStates } from '../../../domain/leases/rules/form.ts';
import { timeSources } from '../../../domain/signing/types.ts';
import { side } from '../../companies/schema.ts';
import { day, id, instant, sha256 } from '../../kit/shapes.ts';

/** A signature as it was read. `personNumber` is sent to moderators only; revocation is never asked for, so it is "not checked". */
export const formSignature = z.object({
  name: z.string(),
  personNumber: z.string().nullable(),
  company: z.string().nullable(),
  companyNumber: z.string().nullable(),
  issuer: z.string(),
  number: z.string(),
  judgedAt: instant,
  judgedBy: z.enum(timeSources),
  qualified: z.boolean(),
  inValidity: z.boolean(),
  chain: z.enum(chainVerdicts),
  /** The side whose signer or company it names. */
  names: side.nullable(),
});

/** A file that a side brought for the written form. */
export const formFile = z.object({
  id,
  side,
  kind: z.enum(formFileKinds),
  name: z.string(),
  url: z.string(),
  sha256,
  uploadedBy: z.string(),
  uploadedAt: instant,
  outcome: z.enum(fileOutcomes),
  doubts: z.array(z.enum(formDoubts)),
  note: z.string().nullable(),
  signatures: z.array(formSignature),
});

/** The written form of a lease over 12 months: until it is complete, the lease works as open-ended with three months' notice. */
export const leaseForm = z.object({
  state: z.enum(formStates),
  since: instant,
  dueOn: day,
  sides: z.array(z.object({ side, form: z.enum(['missing', 'ink', 'qualified']), declared: day.nullable(), owes: z.boolean() })),
  files: z.array(formFile),
  mayUpload: z.boolean(),
  mayDeclare: z.boolean(),
});

/** A file in the console: with the lease that it belongs to. */
export const formFileToReview = z.object({
  offerId: id,
  offerName: z.string(),
  company: z.string(),
  signer: z.string(),
  /** The sealed lease, to compare with. */
  leaseUrl: z.string().nullable(),
  file: formFile,
  mayReview: z.boolean(),
  /** A complete form keeps its files: the moderator takes note of what still waits and sends nothing back. */
  maySendBack: z.boolean(),
});
