import { z } from 'zod';
import type { Instant } from '../../domain/kit/brand.ts';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import { claims, companyStates, identityStates } from '../../domain/kit/viewer.ts';
import { done } from '../kit/shapes.ts';

/** The product's languages. */
export const lang = z.enum(['pl', 'en']);

/** An e-mail address, lower-cased and without surrounding spaces. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A first or last name. */
export const personName = z.string().trim().min(1).max(accountNumbers.nameMax);

/** The six campaign parameters, kept in the visitor's browser for 30 days (docs/rules/accounts.md#campaign-parameters). */
export const campaignData = z.object({
  utmSource: z.string().max(200),
  utmMedium: z.string().max(200),
  utmCampaign: z.string().max(200),
  utmId: z.string().max(200),
  utmTerm: z.string().max(200),
  utmContent: z.string().max(200),
  timestamp: z.string().max(40).optional(),
});

/** Claims an admin may grant. */
export const claim = z.enum(claims);

const moment = z.string().transform((text) => text as Instant);

/** A signed-in person as the rules know them (`domain/accounts/types`). */
export const signedIn = z.object({
  kind: z.literal('signed-in'),
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  lang,
  claims: z.array(claim).readonly(),
  identity: z.enum(identityStates),
  company: z.object({ id: z.string(), name: z.string(), state: z.enum(companyStates) }).nullable(),
  isAgent: z.boolean(),
  emailChangeUndoUntil: moment.nullable(),
  secondFactorDue: moment.nullable(),
});

/** Who asks. */
export const viewer = z.discriminatedUnion('kind', [z.object({ kind: z.literal('visitor') }), signedIn]);

/** What a person sees of their account beside that. */
export const profile = z.object({
  professionalLicenseNumber: z.string().nullable(),
  marketingConsent: z.boolean(),
  createdAt: z.string(),
  /** Who came by a provider's account has none, until they set one. */
  hasPassword: z.boolean(),
  /** The new address that waits for its code. */
  emailChange: z.object({ email: z.string(), until: moment, isRunning: z.boolean() }).nullable(),
});

/** The answer of calls whose only news is that they worked (docs/rules/wire.md#format). */
export const doneWithMessage = done.extend({ message: z.string() });

/** What keeps a code that was sent by mail from being taken. */
export const codeRefusals = ['code.wrong', 'code.expired', 'code.used', 'code.too_many_tries'] as const;

/** What keeps a code of a second factor from being taken. */
export const codeTryRefusals = ['code.wrong', 'factor.code_used', 'factor.too_many_tries', 'factor.is_off'] as const;
