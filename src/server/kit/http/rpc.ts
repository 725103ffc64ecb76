/** Serves the calls: reads, checks, runs and answers them. */

import type { ServerResponse } from 'node:http';
import type { Context, Hono } from 'hono';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { type Refusal, type Result, refused, type Verdict } from '../../../domain/kit/verdict.ts';
import type { Lang } from '../../../words/kit/words.ts';
import type { Ctx, Services } from '../context.ts';
import { newId } from '../database/ids.ts';
import { callSeconds } from '../process/metrics.ts';
import type { Endpoint } from './endpoint.ts';
import { refusalOfFault } from './faults.ts';
import type { HeaderRecord } from './headers.ts';
import { runIdempotent } from './idempotency.ts';
import { limitBody } from './limits/body-limit.ts';
import { networkOf } from './limits/network.ts';
import type { Limits } from './limits/rate-limit.ts';
import { asPage } from './refusal-page.ts';
import {
  guardOrigin,
  isAnonymous,
  langOf,
  type OpenedRequest,
  openRequest,
  type RequestEnv,
  type RequestHead,
  readLang,
  type Sessions,
} from './request.ts';
import { faultResponse, type RefusalText, refusalResponse, success } from './wire.ts';

/** What serving calls needs: the sessions, the texts of refusals, the limits of a minute and the headers of every answer. */
export type RpcOptions = {
  readonly services: Services;
  readonly sessions: Sessions;
  readonly text: RefusalText;
  readonly limits: Limits;
  /** Headers of every answer of a call. */
  readonly headers: HeaderRecord;
};

type Env = { Bindings: RequestEnv };

const maxBody = limitNumbers.bodyBytes;
/** Who keeps an answer, and what else it hangs on. */
type CacheHeaders = { readonly 'cache-control': string; readonly vary: string };

const nobody: CacheHeaders = { 'cache-control': 'private, no-store', vary: 'Cookie, Authorization, Accept-Language, X-Lang' };
/** Browsers ask each time whether it is still so; caches between us and them may answer for half a minute. */
const visitors: CacheHeaders = { ...nobody, 'cache-control': 'public, max-age=0, s-maxage=30' };
const visitorsOfLang: CacheHeaders = { ...visitors, vary: 'Cookie, Authorization' };

/** Serves every call on both of its paths, and public reads also as GET. */
export const serveCalls = (app: Hono<Env>, options: RpcOptions, endpoints: readonly Endpoint[]): void => {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.wire, endpoint]));
  if (byName.size !== endpoints.length) throw new Error('two calls have the same name');
  const limit = limitBody(maxBody, (c) => refuse(options, c, refuseKit('kit.too_large', { params: { maximum: maxBody } })));
  const post = (c: Context<Env>): Promise<Response> => answerPost(options, c, byName.get(c.req.param('name') ?? ''));
  app.post('/call/:name', limit, post);
  app.post('/:project/europe-west1/:name', limit, post);
  app.get('/read/:name', (c) => answerRead(options, c, byName.get(c.req.param('name'))));
};

const refuse = async (options: RpcOptions, c: Context<Env>, refusal: Refusal): Promise<Response> => {
  const { ctx } = await openRequest(options.services, options.sessions, c.req.raw, c.env ?? {});
  return refusalResponse(refusal, options.text, ctx.lang, options.headers);
};

const answerPost = async (options: RpcOptions, c: Context<Env>, endpoint: Endpoint | undefined): Promise<Response> => {
  const foreign = guardOrigin(c.req.raw, c.env ?? {}, options.services.config.baseUrl);
  if (foreign) return refuse(options, c, foreign);
  if (!endpoint) return refuse(options, c, refuseKit('kit.unknown_call'));
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('data' in body)) return refuse(options, c, refuseKit('kit.invalid_input'));
  return answer(options, c, endpoint, body.data, nobody);
};

const answerRead = async (options: RpcOptions, c: Context<Env>, endpoint: Endpoint | undefined): Promise<Response> => {
  if (!endpoint?.read) return refuse(options, c, refuseKit('kit.unknown_call'));
  const data = parseJson(c.req.query('data') ?? '{}');
  if (data === undefined) return refuse(options, c, refuseKit('kit.invalid_input'));
  const lang = readLang(c.req.query('lang'));
  const open = endpoint.who === 'visitor' && isAnonymous(c.req.raw) && !holdsToken(data);
  return answer(options, c, endpoint, data, open ? (lang === null ? visitors : visitorsOfLang) : nobody, lang);
};

/** A shared cache may not keep what the token of a mailed link opens: it is for the token's holder alone. */
const holdsToken = (data: unknown): boolean => typeof data === 'object' && data !== null && Object.keys(data).some((key) => /token/i.test(key));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The request of a call and its result; `null` is a fault, which the log knows by the request's id. */
type Outcome = { readonly opened: OpenedRequest; readonly result: Result<unknown> | null };

/** Runs a call, over the network or in process: checks session, rate, audience and input, measures and logs the outcome. */
export const runCall = async (options: RpcOptions, request: RequestHead, env: RequestEnv, endpoint: Endpoint, data: unknown): Promise<Outcome> => {
  const opened = await openRequest(options.services, options.sessions, request, env);
  const end = callSeconds.startTimer({ call: endpoint.wire });
  const result = await attempt(options, opened.ctx, endpoint, data, env);
  const outcome = result === null ? 'kit.internal' : result.ok ? 'ok' : result.refusal.code;
  options.services.log.info(
    { call: endpoint.wire, outcome, seconds: end({ answer: outcome }), requestId: opened.ctx.requestId, viewer: callerOf(opened.ctx) },
    'call',
  );
  return { opened, result };
};

const answer = async (
  options: RpcOptions,
  c: Context<Env>,
  endpoint: Endpoint,
  data: unknown,
  keeping: CacheHeaders,
  lang: Lang | null = null,
): Promise<Response> => {
  const env = lang === null ? (c.env ?? {}) : { ...c.env, lang };
  const { opened, result } = await runCall(options, c.req.raw, env, endpoint, data);
  const { ctx } = opened;
  const fault = () => faultResponse(ctx.requestId, faultText(options, ctx), options.headers);
  return withCookies(opened, result === null ? fault() : await respond(options, ctx, result, { keeping, accepted: acceptedBy(c) }));
};

/** Answers a refusal for a fault that passes by itself, `null` for any other; each is logged here with its request id and shown to nobody. */
const attempt = async (options: RpcOptions, ctx: Ctx, endpoint: Endpoint, data: unknown, env: RequestEnv): Promise<Result<unknown> | null> => {
  try {
    const tooMany = env.inProcess || env.making ? null : rateLimit(options, ctx, endpoint);
    return tooMany ? refused(tooMany) : await runIdempotent(ctx, endpoint, data);
  } catch (fault) {
    ctx.log.error({ fault, call: endpoint.wire, requestId: ctx.requestId, viewer: callerOf(ctx) }, 'call failed');
    const passing = refusalOfFault(fault);
    return passing && refused(passing);
  }
};

type ResponseOptions = { readonly keeping: CacheHeaders; readonly accepted: string };

const respond = async (options: RpcOptions, ctx: Ctx, result: Result<unknown>, { keeping, accepted }: ResponseOptions): Promise<Response> =>
  result.ok
    ? success(result.value, { ...options.headers, ...keeping }, accepted)
    : refusalResponse(result.refusal, options.text, ctx.lang, options.headers);

const acceptedBy = (c: Context<Env>): string => c.req.header('accept-encoding') ?? '';

/** Answers a fault that no call, route or page has caught, such as a session that could not be read; the log knows it by the request's id. */
export const answerFault = (options: RpcOptions, request: Request, fault: Error): Promise<Response> => {
  const [requestId, lang] = [newId(), langOf(request, {}, null)];
  // Ids have 20 signs; what is longer may be the token of a link.
  const path = new URL(request.url).pathname.replace(/[^/]{25,}/g, '…');
  options.services.log.error({ fault, path, requestId }, 'request failed');
  return asPage(faultAnswer(options, fault, { requestId, lang }), { request, lang, baseUrl: options.services.config.baseUrl });
};

const faultAnswer = (options: RpcOptions, fault: unknown, { requestId, lang }: Pick<Ctx, 'requestId' | 'lang'>): Response => {
  const passing = refusalOfFault(fault);
  if (passing) return refusalResponse(passing, options.text, lang, options.headers);
  return faultResponse(requestId, options.text({ code: 'kit.internal' }, lang), options.headers);
};

/** The text that a person reads when the server itself failed. */
export const faultText = (options: RpcOptions, ctx: Ctx): string => options.text({ code: 'kit.internal' }, ctx.lang);

const callerOf = (ctx: Ctx): string => (ctx.viewer.kind === 'signed-in' ? ctx.viewer.uid : 'visitor');

/** Reads are counted apart from other calls, people apart from the addresses of visitors; guesses always by address: accounts cost nothing. */
const rateLimit = ({ limits }: RpcOptions, { rates, viewer, address }: Ctx, endpoint: Endpoint): Verdict => {
  const known = viewer.kind === 'signed-in' && !endpoint.guessable;
  const caller = known ? `user:${viewer.uid}` : `address:${networkOf(address)}`;
  if (endpoint.read) return rates.count(`read:${caller}`, limits.read);
  return rates.count(`call:${caller}`, known ? limits.user : limits.visitor);
};

const withCookies = (opened: OpenedRequest, response: Response): Response => {
  for (const cookie of opened.setCookies) response.headers.append('set-cookie', cookie);
  return response;
};

/** A route that is not a call (an upload, the bytes of a document): origin, rate and session are checked for it too. */
export type RawRoute = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Largest body in bytes; 1 MB when not given. */
  readonly limit?: number;
  /** `outgoing` is the raw response of the socket, for answers that are written over minutes; a request in process has none. */
  readonly handle: (
    ctx: Ctx,
    request: Request,
    params: Readonly<Record<string, string>>,
    outgoing?: ServerResponse,
  ) => Promise<Response | Result<unknown>>;
};

/** Serves raw routes. A `Result` becomes the same JSON as a call's answer. */
export const serveRoutes = (app: Hono<Env>, options: RpcOptions, routes: readonly RawRoute[]): void => {
  for (const route of routes) {
    const maxSize = route.limit ?? maxBody;
    const limit = limitBody(maxSize, (c) => refuse(options, c, refuseKit('kit.too_large', { params: { maximum: maxSize } })));
    app.on(route.method, route.path, limit, (c) => answerRoute(options, c, route));
  }
};

/** `instanceof Response` does not tell: the network adapter replaces the global class, and the constant for an answer already sent is of the old one. */
const isResult = (answer: Response | Result<unknown>): answer is Result<unknown> => 'value' in answer || 'refusal' in answer;

const answerRoute = async (options: RpcOptions, c: Context<Env>, route: RawRoute): Promise<Response> => {
  const env = c.env ?? {};
  const foreign = route.method === 'GET' ? null : guardOrigin(c.req.raw, env, options.services.config.baseUrl);
  if (foreign) return refuse(options, c, foreign);
  // No route has an address with a NUL in it, and the database cannot even be asked with one.
  if (/%00/.test(c.req.url)) return refuse(options, c, refuseKit('kit.not_found'));
  const opened = await openRequest(options.services, options.sessions, c.req.raw, env);
  const reader = { request: c.req.raw, lang: opened.ctx.lang, baseUrl: options.services.config.baseUrl };
  return asPage(await runRoute(options, c, route, opened), reader);
};

const runRoute = async (options: RpcOptions, c: Context<Env>, route: RawRoute, opened: OpenedRequest): Promise<Response> => {
  const { ctx } = opened;
  try {
    const tooMany = route.method === 'GET' ? null : ctx.rates.count(`route:${callerOf(ctx)}:${networkOf(ctx.address)}`, options.limits.user);
    const result = tooMany ? refused(tooMany) : await route.handle(ctx, c.req.raw, c.req.param(), c.env?.outgoing);
    return withCookies(opened, isResult(result) ? await respond(options, ctx, result, { keeping: nobody, accepted: acceptedBy(c) }) : result);
  } catch (fault) {
    ctx.log.error({ fault, route: route.path, requestId: ctx.requestId }, 'route failed');
    return faultAnswer(options, fault, ctx);
  }
};
