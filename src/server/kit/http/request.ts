/** Opens a request: who asks, from where, in which language. */

import type { ServerResponse } from 'node:http';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import type { Verdict } from '../../../domain/kit/verdict.ts';
import type { SignedIn, Viewer } from '../../../domain/kit/viewer.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Ctx, Services } from '../context.ts';
import { newId } from '../database/ids.ts';

/** What the transport knows of a request. Only code of this process can set `inProcess`: the network adapter fills the rest. */
export type RequestEnv = {
  readonly inProcess?: { readonly address: string; readonly requestId: string; readonly lang: Lang | null };
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
  readonly outgoing?: ServerResponse;
};

/** Who stands behind a request; the accounts room answers. */
export type Sessions = { readonly viewer: (headers: Headers) => Promise<Viewer> };

/** A request and the cookies that its answer will set. */
export type OpenedRequest = { readonly ctx: Ctx; readonly setCookies: readonly string[] };

/** The part of a request that is read here; a call in process has no other. */
export type RequestHead = { readonly headers: Headers };

/** Reads who asks, from where and in which language. */
export const openRequest = async (services: Services, sessions: Sessions, request: RequestHead, env: RequestEnv): Promise<OpenedRequest> => {
  const viewer = await sessions.viewer(request.headers);
  const setCookies: string[] = [];
  const ctx: Ctx = {
    ...services,
    viewer,
    lang: langOf(request, env, viewer.kind === 'signed-in' ? viewer : null),
    address: addressOf(request, env, services.config.trustProxy),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    requestId: env.inProcess?.requestId ?? newId(),
    cookies: {
      incoming: request.headers.get('cookie') ?? '',
      authorization: request.headers.get('authorization') ?? '',
      add: (cookie) => setCookies.push(cookie),
    },
  };
  return { ctx, setCookies };
};

/** The last address that a trusted proxy saw; the rest of the header is whatever the client wrote. */
export const addressOf = (request: RequestHead, env: RequestEnv, proxies: number): string => {
  const direct = (env.inProcess?.address ?? env.incoming?.socket?.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  if (proxies === 0) return direct;
  const chain = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-proxies) ?? direct;
};

/** The language of an answer: the page's own language first (a signed-in person may read an English page), then the person's, then the browser's. */
export const langOf = (request: RequestHead, env: RequestEnv, person: SignedIn | null): Lang => {
  const named = env.inProcess?.lang ?? request.headers.get('x-lang');
  if (named === 'pl' || named === 'en') return named;
  if (person) return person.lang;
  return (request.headers.get('accept-language') ?? '').trim().toLowerCase().startsWith('en') ? 'en' : 'pl';
};

/**
 * Refuses a request that another site's page sent with our cookies (cross-site request forgery). Browsers name the origin of every
 * POST; programs that name none carry no ambient cookie. A bearer token is never sent by itself, so it needs no guard.
 */
export const guardOrigin = (request: Request, env: RequestEnv, baseUrl: string): Verdict => {
  if (env.inProcess || request.headers.has('authorization')) return null;
  const origin = request.headers.get('origin');
  const own = origin === null ? request.headers.get('sec-fetch-site') !== 'cross-site' : isOwn(origin, request, baseUrl);
  return own ? null : refuseKit('kit.foreign_origin');
};

const isOwn = (origin: string, request: Request, baseUrl: string): boolean =>
  origin === new URL(baseUrl).origin || (URL.canParse(origin) && new URL(origin).host === request.headers.get('host'));

/** Whether an answer to this request may be kept by shared caches. */
export const isAnonymous = (request: Request): boolean =>
  !request.headers.has('authorization') && !/(^|;\s*)(__Secure-)?parter\./.test(request.headers.get('cookie') ?? '');
