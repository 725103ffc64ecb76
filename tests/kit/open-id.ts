/** An OpenID Connect provider that stands on this machine: discovery, authorise, token with PKCE, keys. */

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { localService } from './outside.ts';

/** Who signs in at the provider next. */
export type ProviderPerson = Readonly<Record<string, unknown>> & { readonly sub: string };

/** What a test makes go wrong: other claims, another signature, another answer. */
type Trick = {
  readonly claims?: JWTPayload;
  readonly sign?: (claims: JWTPayload) => Promise<string>;
  /** An error of the authorise address instead of a code. */
  readonly error?: string;
  /** The status of the token address, instead of tokens. */
  readonly status?: number;
};

/** The provider, and who stands before it. */
export type LocalProvider = {
  readonly env: Readonly<Record<string, string>>;
  readonly asked: readonly string[];
  readonly meet: (person: ProviderPerson, trick?: Trick) => void;
  /** From now on another key signs; the old one is gone. */
  readonly changeKey: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const clientId = 'parter';
const clientSecret = 'secret-of-parter';

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
};

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const newKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
};

/** Starts one. It is as strict as a real one: redirect address, secret and verifier must be right, and a code counts once. */
export const localProvider = async (): Promise<LocalProvider> => {
  let key = await newKey('first');
  let person: ProviderPerson = { sub: 'nobody' };
  let trick: Trick = {};
  const codes = new Map<string, URLSearchParams>();
  const service = await localService((url, response, request) => {
    if (url.pathname === '/.well-known/openid-configuration') return json(response, discovery());
    if (url.pathname === '/keys') return json(response, { keys: [key.jwk] });
    if (url.pathname === '/authorise') return authorise(url.searchParams, response);
    if (url.pathname === '/token') return void answerToken(request, response);
    response.writeHead(404).end();
  });
  const discovery = () => ({
    issuer: service.url,
    authorization_endpoint: `${service.url}/authorise`,
    token_endpoint: `${service.url}/token`,
    jwks_uri: `${service.url}/keys`,
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  });
  const authorise = (asked: URLSearchParams, response: ServerResponse): void => {
    const isRight =
      asked.get('client_id') === clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      asked.has('state');
    if (!isRight || !asked.get('scope')?.split(' ').includes('openid')) return void response.writeHead(400).end();
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (trick.error) back.searchParams.set('error', trick.error);
    else {
      const code = randomBytes(16).toString('hex');
      codes.set(code, asked);
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  };
  const answerToken = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = await bodyOf(request);
    const asked = codes.get(given.get('code') ?? '');
    codes.delete(given.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      given.get('client_secret') === clientSecret &&
      given.get('redirect_uri') === asked?.get('redirect_uri') &&
      challenge === asked?.get('code_challenge');
    if (!isRight) return json(response, { error: 'invalid_grant' }, 400);
    if (trick.status) return json(response, {}, trick.status);
    const now = Math.floor(Date.now() / 1_000);
    const proof = asked?.get('max_age') === '0' ? { auth_time: now } : {};
    const claims = {
      ...person,
      iss: service.url,
      aud: clientId,
      iat: now,
      exp: now + 300,
      nonce: asked?.get('nonce') ?? '',
      ...proof,
      ...trick.claims,
    };
    const sign = trick.sign ?? ((all: JWTPayload) => new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey));
    json(response, { access_token: 'a', token_type: 'Bearer', expires_in: 300, id_token: await sign(claims) });
  };
  return {
    env: { OPENID_ISSUER: service.url, OPENID_CLIENT_ID: clientId, OPENID_CLIENT_SECRET: clientSecret, OPENID_NAME: 'Google' },
    asked: service.asked,
    meet: (next, tricked = {}) => {
      person = next;
      trick = tricked;
    },
    changeKey: async () => {
      key = await newKey('second');
    },
    close: service.close,
  };
};
