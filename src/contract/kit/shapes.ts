import { z } from 'zod';
import type { Day, Grosze, Instant } from '../../domain/kit/brand.ts';
import { documentKinds } from '../../domain/kit/evidence.ts';
import { consoleNumbers } from '../../domain/kit/numbers.ts';
import { parseDay } from '../../domain/kit/time.ts';
import type { RefusalCode } from '../../domain/kit/verdict.ts';

/** An identifier of ours: 20 letters and digits. */
export const id = z.string().regex(/^[A-Za-z0-9]{20}$/);
/** An identifier of a person (the auth library's own form). */
export const uid = z.string().min(1).max(64);
/** Integer grosze, never negative. */
export const grosze = z
  .int()
  .nonnegative()
  .transform((n) => n as Grosze);
/** A calendar day YYYY-MM-DD, Warsaw, as `parseDay` of the domain takes it. */
export const day = z.iso
  .date()
  .refine((text) => parseDay(text) !== null)
  .transform((s) => s as Day);
/** A moment, ISO UTC. */
export const instant = z.iso.datetime().transform((s) => s as Instant);
/** A page number from 1. */
export const page = z.int().min(1).max(10_000).default(1);
/** A SHA-256 as 64 lower-case hexadecimal digits. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** The six digits of an e-mailed code; spaces around them come with pasting. */
export const sixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
/** A word of an answer whose list stands in a type of the domain: of a lifecycle's table, of the rooms' refusals. */
export const wordOf = <Word extends string>(): z.ZodType<Word> => z.string() as z.ZodType<string> as z.ZodType<Word>;
/** The code of a refusal inside an answer. */
export const refusalCode = wordOf<RefusalCode>();
/** Values for the places of a text: of a refusal, a step of the timeline, a task. */
export const textValues = z.record(z.string(), z.union([z.string(), z.number()]));
/** The empty answer of a command that has nothing to say. */
export const done = z.object({ status: z.literal('SUCCESS') });
/** Optional key under which a repeat gets the first answer again. */
export const commandId = z.string().min(8).max(64).optional();
/** Why a moderator refuses, hides or takes back; whether it is needed, the rule says. */
export const moderatorReason = z.string().trim().max(consoleNumbers.reasonMax).optional();
/** Why an admin does what hurts; it stands in the event log. */
export const adminReason = z.string().trim().min(consoleNumbers.reasonMin).max(consoleNumbers.reasonMax);
/** The token of the link that opens the handover to a receiver without an account. */
export const proxyToken = z.string().max(200).optional();
/** A person as the operator and the other side of a deal see them. */
export const person = z.object({ uid, firstName: z.string(), lastName: z.string(), email: z.string() });
/** Consents ticked at a binding act: key → version of the text agreed to. */
export const consents = z.record(z.string().max(40), z.string().max(40));
/** A page of a list: pages of 9; `total` is capped where `capped` is true. */
export const pageOf = <T>(item: z.ZodType<T>) =>
  z.object({ items: z.array(item), page: z.int(), pages: z.int(), total: z.int(), capped: z.boolean().optional() });
/** The kinds of documents of a deal. */
export const documentKind = z.enum(documentKinds);
/** A document as it may be opened: a signed, expiring link and the hash of its exact bytes. */
export const documentLink = z.object({
  id,
  kind: documentKind,
  number: z.string().nullable(),
  status: z.enum(['drawn', 'sealed']),
  url: z.string(),
  xmlUrl: z.string().nullable(),
  sha256,
  pages: z.int(),
  code: z.string(),
  createdAt: instant,
  testMode: z.boolean(),
});
export type DocumentLink = z.infer<typeof documentLink>;
/** The first of two signatures under a document: who gave it, who is awaited, until when, and which of them the reader is. */
export const firstSignature = z.object({ by: z.string(), awaits: z.string(), until: instant, reader: z.enum(['first', 'second', 'other']) });
export type FirstSignature = z.infer<typeof firstSignature>;
