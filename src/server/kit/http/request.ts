/** Opens a request: who asks, from where, in which language. */

import type { ServerResponse } from 'node:http';
import { rememberedLang } from '../../../contract/kit/language-cookie.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import type { Verdict } from '../../../domain/kit/verdict.ts';
import type { SignedIn, Viewer } from '../../../domain/kit/viewer.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Ctx, Services, SharedMaking } from '../context.ts';
import { newId } from '../database/ids.ts';

/** What the transport knows of a request. Only code of this process can set `inProcess`: the network adapter fills the rest. */
export type RequestEnv = {
  readonly inProcess?: { readonly address: string; readonly requestId: string; readonly lang: Lang | null };
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
  readonly outgoing?: ServerResponse;
  /** The language that stands in the address of a read. */
  readonly lang?: Lang;
  /** The answer is made for every visitor: the request names an address and an encoding, and nothing of whoever asked. It was counted before. */
  readonly making?: SharedMaking;
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
    ...(env.making ? { making: env.making } : {}),
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

/** The language of an answer: the page's own language first (a signed-in person may read an English page), then the person's, then the one this browser remembers, then its own. */
export const langOf = (request: RequestHead, env: RequestEnv, person: SignedIn | null): Lang => {
  const named = readLang(env.inProcess?.lang ?? env.lang ?? request.headers.get('x-lang'));
  if (named !== null) return named;
  if (person) return person.lang;
  const remembered = rememberedLang(request.headers.get('cookie') ?? '');
  if (remembered !== null) return remembered;
  return (request.headers.get('accept-language') ?? '').trim().toLowerCase().startsWith('en') ? 'en' : 'pl';
};

/** A language that we speak. */
export const readLang = (text: string | null | undefined): Lang | null => (text === 'pl' || text === 'en' ? text : null);

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

/** Whether a visitor asks: no cookie that could be of a session, and no token. Only then may an answer be given to others, and one made for others to this request. */
export const isAnonymous = ({ headers }: RequestHead): boolean =>
  !headers.has('authorization') && !/session|(^|;\s*)(__Secure-|__Host-)?parter\./.test(headers.get('cookie') ?? '');
