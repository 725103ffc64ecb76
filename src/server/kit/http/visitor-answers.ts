/** Answers visitors from what was made before: an HTTP cache in front of the app (docs/fast-paths.md). */

import type { Hono } from 'hono';
import { canonical } from '../../../domain/kit/merge.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { StoredAnswer, VisitorCache } from '../fast/visitor-cache.ts';
import { visitorAnswers as counted } from '../process/metrics.ts';
import { encodingFor } from './compression.ts';
import type { Endpoint } from './endpoint.ts';
import { networkOf } from './limits/network.ts';
import { addressOf, isAnonymous, langOf, type RequestEnv, readLang } from './request.ts';
import type { RpcOptions } from './rpc.ts';

/** Answers a request of the network. */
export type Fetch = Hono<{ Bindings: RequestEnv }>['fetch'];

/** The address of a page that every visitor is shown alike, written in one way; null for any other. The pages know. */
export type SharedPage = (url: URL, cookies: string) => string | null;

/** What is in front of what. */
type Front = {
  readonly options: RpcOptions;
  readonly cache: VisitorCache;
  readonly app: Fetch;
  readonly endpoints: readonly Endpoint[];
  readonly sharedPage: SharedPage;
};

/** What is asked for, written in one way. `lang` is that of a header, where the address names none. */
type SharedAddress = { readonly address: string; readonly lang: Lang | null };

const readPath = /^\/read\/(\w+)$/;

/**
 * The app, with a cache before it for what visitors ask. Who has a session, or a token, goes past it. An answer is made from its address and
 * encoding alone, by a request that carries nothing else of whoever asked first, so that it cannot hold anything of them.
 */
export const answerVisitors = (front: Front): Fetch => {
  const { options, cache, app } = front;
  const reads = new Map(front.endpoints.flatMap((endpoint) => (endpoint.shared ? [[endpoint.wire, endpoint.shared] as const] : [])));
  const addressFor = sharedAddresses(front, reads);
  return (request, bindings) => {
    const env: RequestEnv = bindings ?? {};
    const isShown = request.method === 'GET' || request.method === 'HEAD';
    const shared = isShown && isAnonymous(request) ? addressFor(request) : null;
    if (shared === null || isTooMuch(options, request, env, shared)) return app(request, env);
    const { address, lang } = shared;
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? '') ?? 'identity';
    const key = `${encoding} ${lang} ${address}`;
    const stored = cache.get(key);
    if (stored) return outcome('stored', request, stored);
    const running = cache.running(key);
    if (running) return running.then((answer) => (answer ? outcome('joined', request, answer) : app(request, env)));
    const bare = () =>
      new Request(options.services.config.baseUrl + address, { headers: { 'accept-encoding': encoding, ...(lang && { 'x-lang': lang }) } });
    const made = cache.make(key, async (making) => app(bare(), { making, incoming: { socket: {} } }));
    return made.then(({ answer, response }) => (answer ? outcome('made', request, answer) : response));
  };
};

/** Writes the address of what is asked for in one way: known parameters only, in one order; null for what is not the same for every visitor. */
const sharedAddresses =
  ({ sharedPage }: Pick<Front, 'sharedPage'>, reads: ReadonlyMap<string, ReadonlySet<string>>) =>
  (request: Request): SharedAddress | null => {
    const url = new URL(request.url);
    if (url.search.length > limitNumbers.searchLength) return null;
    const [, name] = readPath.exec(url.pathname) ?? [];
    if (name === undefined) return ofPage(sharedPage(url, request.headers.get('cookie') ?? ''));
    const fields = reads.get(name);
    const data = fields && fieldsOf(url.searchParams.get('data') ?? '{}', fields);
    if (!data) return null;
    const address = `/read/${name}?data=${encodeURIComponent(data)}`;
    const lang = readLang(url.searchParams.get('lang'));
    return lang === null ? { address, lang: langOf(request, {}, null) } : { address: `${address}&lang=${lang}`, lang: null };
  };

const ofPage = (address: string | null): SharedAddress | null => (address === null ? null : { address, lang: null });

/** The known fields of an input, in one order. */
const fieldsOf = (text: string, fields: ReadonlySet<string>): string | null => {
  const data = parseObject(text);
  return data && canonical(Object.fromEntries(Object.entries(data).filter(([name]) => fields.has(name))));
};

const parseObject = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

/** An answer that was made before counts like any other; the app refuses what is too much. */
const isTooMuch = ({ services, limits }: RpcOptions, request: Request, env: RequestEnv, { address }: SharedAddress): boolean => {
  const network = networkOf(addressOf(request, env, services.config.trustProxy));
  const isRead = address.startsWith('/read/');
  return services.rates.count(isRead ? `read:address:${network}` : `page:${network}`, isRead ? limits.read : limits.page) !== null;
};

const outcome = (how: 'stored' | 'joined' | 'made', request: Request, { etag, headers, body }: StoredAnswer): Response => {
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    counted.inc({ how: 'unchanged' });
    return new Response(null, { status: 304, headers: pick(headers, unchangedHeaders) });
  }
  counted.inc({ how });
  return request.method === 'HEAD'
    ? new Response(null, { headers: { ...headers, 'content-length': String(body.byteLength) } })
    : new Response(body, { headers });
};

/** Whether the browser already has these bytes. */
const isKnown = (known: string | null, etag: string): boolean =>
  (known ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);

/** What an answer says again when nothing else has changed; the page that the browser has is as new as this one. */
const unchangedHeaders = ['etag', 'cache-control', 'vary', 'server-timing'] as const;

const pick = (headers: StoredAnswer['headers'], names: readonly string[]): StoredAnswer['headers'] =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
