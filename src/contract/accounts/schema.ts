import { z } from 'zod';
import type { Instant } from '../../domain/kit/brand.ts';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import { claims, companyStates, identityStates, langs } from '../../domain/kit/viewer.ts';
import { done } from '../kit/shapes.ts';

/** The product's languages. */
export const lang = z.enum(langs);

/** An e-mail address, lower-cased and without surrounding spaces. */
export const email = z.string().trim().toLowerCase().max(accountNumbers.emailMax).pipe(z.email());

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

/** What keeps the answer of a passkey from being taken. */
export const passkeyRefusals = ['passkey.step_over', 'passkey.not_accepted', 'passkey.counter', 'passkey.unknown'] as const;

/** What keeps a proof of the second factor, code or passkey, from being taken. */
export const factorRefusals = [...codeTryRefusals, ...passkeyRefusals] as const;

/** A code of the app, or a recovery code with its dash. */
export const factorCode = z.string().trim().min(1).max(40);

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);
const credentialHead = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') };

/** What a browser answers when it made a passkey: `PublicKeyCredential.toJSON()`. */
export const madePasskey = z.object({
  ...credentialHead,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** What a browser answers when somebody used a passkey: `PublicKeyCredential.toJSON()`. */
export const shownPasskey = z.object({
  ...credentialHead,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).nullish(),
  }),
});

/** What shows that somebody has the second factor: a code, or a passkey. */
export const factorProof = { code: factorCode.optional(), passkey: shownPasskey.optional() };

const descriptor = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) });

/** What a browser makes a passkey from: `PublicKeyCredential.parseCreationOptionsFromJSON()` reads it. */
export const makingOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What a browser asks for a passkey with: `PublicKeyCredential.parseRequestOptionsFromJSON()` reads it. */
export const askingOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification: z.enum(['required', 'preferred']),
});
