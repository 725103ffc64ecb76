/** Signs people in at an OpenID Connect provider: discovery, authorisation code with PKCE, checked ID token. */

import { createHash } from 'node:crypto';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Instant } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { HOUR_MS, SECOND_MS } from '../../../domain/kit/time/units.ts';
import { instantOf } from '../../../domain/kit/time.ts';
import { jsonOf } from '../../kit/outside/json.ts';
import { RecentAnswers } from '../../kit/outside/recent.ts';
import { type OutsideQuestion, type OutsideService, outsideService } from '../../kit/outside/service.ts';
import { definePort } from '../../kit/ports.ts';
import type { Config } from '../../kit/process/config.ts';

/** Whom the provider has identified. The address is null when it names none. */
export type OpenIdIdentity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** When the provider last asked them who they are; null when it does not say. */
  readonly authenticatedAt: Instant | null;
  readonly firstName: string;
  readonly lastName: string;
};

/** One sign-in: what goes to the provider by way of the browser, and what stays here to check the answer. */
export type OpenIdAttempt = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  /** Whether the provider shall ask the person again, although they are signed in there. */
  readonly again: boolean;
};

/** A provider. `unavailable` means that it does not answer now, `null` that its answer cannot be trusted. */
export type OpenIdProvider = {
  readonly name: string;
  readonly authoriseUrl: (attempt: OpenIdAttempt, lang: string) => Promise<string | 'unavailable'>;
  readonly identify: (code: string, attempt: OpenIdAttempt) => Promise<OpenIdIdentity | 'unavailable' | null>;
};

/** The provider that the settings name; null without one. */
export const openIdPort = definePort<OpenIdProvider | null>({
  name: 'accounts.open_id',
  open: ({ openId }, states) => (openId === null ? null : openIdProvider(openId, outsideService(limits, states.of('openId')))),
});

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});
type ProviderConfiguration = z.output<typeof discovered>;

const tokens = z.object({ id_token: z.string() });
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(accountNumbers.emailMax).pipe(z.email()).optional(),
  // Some providers write it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
  auth_time: z.number().nonnegative().optional(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
});

/** Signatures by a key of the provider alone: `none` and those by a shared secret are no answer of it. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const clockTolerance = '30s';
const limits = { withinMs: 8_000, maxBytes: 200_000, atOnce: 8, waiting: 40 };

type Settings = NonNullable<Config['openId']>;

/** The provider behind an issuer. What it says of itself, and its keys, are asked for once an hour; the keys also when one is not among them. */
export const openIdProvider = (settings: Settings, service: OutsideService = outsideService(limits)): OpenIdProvider => {
  const recent = new RecentAnswers<unknown>({ most: 4, forMs: HOUR_MS });
  const asked = async <T extends object>(
    address: string,
    shape: z.ZodType<T>,
    { isFresh = false, question }: ProviderRequest = {},
  ): Promise<ProviderAnswer<T>> => {
    const known = isFresh || question ? undefined : recent.get(address);
    if (known !== undefined) return known as T;
    const answer = await service.ask(new URL(address), question);
    if (!answer.ok) return isRefused(answer) ? null : 'unavailable';
    const parsed = shape.safeParse(jsonOf(answer.bytes));
    if (!parsed.success) return null;
    if (!question) recent.set(address, parsed.data);
    return parsed.data;
  };
  const discover = async (): Promise<ProviderAnswer<ProviderConfiguration>> => {
    const found = await asked(`${settings.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, discovered);
    return !isAnswer(found) || isTrustworthy(found, settings.issuer) ? found : null;
  };
  const payloadOf = async (idToken: string, { jwks_uri }: ProviderConfiguration, isFresh = false): Promise<ProviderAnswer<JWTPayload>> => {
    const keys = await asked(jwks_uri, keySet, { isFresh });
    if (!isAnswer(keys)) return keys;
    try {
      const options = {
        issuer: settings.issuer,
        audience: settings.clientId,
        algorithms,
        clockTolerance,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      };
      return (await jwtVerify(idToken, createLocalJWKSet(keys as JSONWebKeySet), options)).payload;
    } catch (fault) {
      // Providers change their keys; a token by a new one is no reason for doubt yet.
      if (fault instanceof errors.JWKSNoMatchingKey && !isFresh) return payloadOf(idToken, { jwks_uri } as ProviderConfiguration, true);
      if (fault instanceof errors.JOSEError) return null;
      throw fault;
    }
  };
  return {
    name: settings.name,
    authoriseUrl: async (attempt, lang) => {
      const found = await discover();
      return isAnswer(found) ? authoriseUrl(found, settings, attempt, lang) : 'unavailable';
    },
    identify: async (code, attempt) => {
      const found = await discover();
      if (!isAnswer(found)) return found;
      const answer = await asked(found.token_endpoint, tokens, { question: tokenQuestion(found, settings, code, attempt) });
      if (!isAnswer(answer)) return answer;
      const payload = await payloadOf(answer.id_token, found);
      return isAnswer(payload) ? identityOf(payload, settings, attempt) : payload;
    },
  };
};

type ProviderRequest = { readonly isFresh?: boolean; readonly question?: OutsideQuestion };

/** What the provider said; `unavailable` when it does not answer now, null when it refuses or its answer cannot be read. */
type ProviderAnswer<T extends object> = T | 'unavailable' | null;

const isAnswer = <T extends object>(asked: ProviderAnswer<T>): asked is T => asked !== null && asked !== 'unavailable';

/** A status of the four hundreds is an answer, such as to a code that was used: the provider is there. */
const isRefused = (answer: { readonly status?: number }): boolean => answer.status !== undefined && answer.status >= 400 && answer.status < 500;

/** The document must be the issuer's own, and what it names as safe to reach as the issuer itself. */
const isTrustworthy = (found: ProviderConfiguration, issuer: string): boolean =>
  found.issuer === issuer &&
  (issuer.startsWith('http:') ||
    [found.authorization_endpoint, found.token_endpoint, found.jwks_uri].every((address) => address.startsWith('https:')));

const authoriseUrl = ({ authorization_endpoint }: ProviderConfiguration, { clientId }: Settings, attempt: OpenIdAttempt, lang: string): string => {
  const url = new URL(authorization_endpoint);
  const { state, nonce, verifier, redirectUri, again } = attempt;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const params = {
    ...{ response_type: 'code', scope: 'openid email profile', client_id: clientId, redirect_uri: redirectUri },
    ...{ state, nonce, code_challenge: challenge, code_challenge_method: 'S256', ui_locales: lang, prompt: 'select_account' },
    // Makes the provider ask, and say when it did (OpenID Connect Core 3.1.2.1).
    ...(again ? { max_age: '0' } : {}),
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
};

const tokenQuestion = (found: ProviderConfiguration, { clientId, clientSecret }: Settings, code: string, attempt: OpenIdAttempt): OutsideQuestion => {
  const isPosted = found.token_endpoint_auth_methods_supported.includes('client_secret_post');
  const body = new URLSearchParams({
    ...{ grant_type: 'authorization_code', code, redirect_uri: attempt.redirectUri, code_verifier: attempt.verifier, client_id: clientId },
    ...(isPosted ? { client_secret: clientSecret } : {}),
  });
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const headers = {
    ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    ...(isPosted ? {} : { authorization: `Basic ${basic}` }),
  };
  return { method: 'POST', body: body.toString(), headers };
};

/** The token is of this attempt (`nonce`) and for this program alone (`azp`). */
const identityOf = (payload: JWTPayload, { issuer, clientId }: Settings, { nonce }: OpenIdAttempt): OpenIdIdentity | null => {
  const parsed = claims.safeParse(payload);
  const isOurs = payload['nonce'] === nonce && (payload['azp'] === undefined || payload['azp'] === clientId);
  if (!parsed.success || !isOurs) return null;
  const { sub, email, email_verified, auth_time, given_name, family_name } = parsed.data;
  const authenticatedAt = auth_time === undefined ? null : instantOf(Math.min(auth_time * SECOND_MS, Date.now()));
  const names = { firstName: given_name, lastName: family_name };
  return { issuer, subject: sub, email: email ?? null, emailVerified: email_verified, authenticatedAt, ...names };
};
