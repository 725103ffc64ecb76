/** Puts the server together out of the rooms and the kit. */

import path from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { limitNumbers } from '../../domain/kit/numbers.ts';
import { refuseKit } from '../../domain/kit/refusals.ts';
import { sessionsOf } from '../accounts/adapters/sessions.ts';
import type { Services } from '../kit/context.ts';
import type { Db } from '../kit/database/database.ts';
import { VisitorCache } from '../kit/fast/visitor-cache.ts';
import { folderFiles, tidyFolder } from '../kit/files/folder.ts';
import { guardHeaders, headersOfAll } from '../kit/http/headers.ts';
import { type CallInProcess, inProcessCalls } from '../kit/http/in-process.ts';
import { kitEndpoints, kitRoutes } from '../kit/http/kit-endpoints.ts';
import { networkOf } from '../kit/http/limits/network.ts';
import { type Limits, RateLimits, standardLimits } from '../kit/http/limits/rate-limit.ts';
import { addressOf, langOf, type RequestEnv } from '../kit/http/request.ts';
import { answerFault, type RpcOptions, serveCalls, serveRoutes } from '../kit/http/rpc.ts';
import { answerVisitors, type Fetch, type SharedPage } from '../kit/http/visitor-answers.ts';
import { BossJobs } from '../kit/jobs/boss.ts';
import { NoticeHub } from '../kit/live/live.ts';
import { liveRoute } from '../kit/live/stream.ts';
import { collectMails } from '../kit/mail/template.ts';
import { ServiceStates } from '../kit/outside/states.ts';
import { type FilledPort, fill, openPorts } from '../kit/ports.ts';
import type { Config } from '../kit/process/config.ts';
import { createLog } from '../kit/process/log.ts';
import { signingPort } from '../signing/queries/purposes.ts';
import { refusalTextOf } from './refusals.ts';
import { effects, endpoints, fills, jobs, mails, ports, routes, signing, topicGuards } from './rooms.ts';

/** What a server is made of. `filled` plugs something else into ports, where a test or a deployment wants it. */
export type ServerParts = {
  readonly config: Config;
  readonly db: Db;
  readonly databaseUrl?: string;
  readonly limits?: Limits;
  readonly filled?: readonly FilledPort[];
  /** Where log lines go that shall not go to standard output. */
  readonly log?: Logger;
};

/** A server: the HTTP app (pages are joined to it later), what its work needs, its begin and end. */
export type Server = {
  readonly app: Hono<{ Bindings: RequestEnv }>;
  /** What the network asks: the app, and before it what visitors were answered already. */
  readonly fetch: Fetch;
  /** Lets answers of these pages be made once for all visitors. */
  readonly sharePages: (sharedPage: SharedPage) => void;
  readonly services: Services;
  /** Calls of this process's own pages. */
  readonly callInProcess: CallInProcess;
  /** Counts a page that is asked for from an address; the answer to one beyond the pace. */
  readonly pacePage: (request: Request, address: string) => Response | null;
  /** Starts notices and jobs; `work: false` only prepares the queues (command lines, tests that run jobs themselves). */
  readonly begin: (options?: { readonly work: boolean }) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Puts the product's services together around a database. */
export const createServices = ({ config, db, filled = [], log = createLog(config.logLevel) }: ServerParts): Services => {
  const states = new ServiceStates(db);
  return {
    db,
    config,
    log,
    jobs: new BossJobs(db, jobs(), log),
    files: folderFiles(filesOf(config), config.secrets),
    live: new NoticeHub(db, log),
    rates: new RateLimits(db),
    states,
    mails: collectMails(mails),
    effects,
    ports: openPorts({ config, states }, ports, [fill(signingPort, signing), ...fills, ...filled]),
  };
};

/** Puts the whole server together; nothing runs before `begin`. */
export const createServer = async (parts: ServerParts): Promise<Server> => {
  const services = createServices(parts);
  const text = refusalTextOf(services);
  const options: RpcOptions = {
    services,
    sessions: sessionsOf(services),
    text,
    limits: parts.limits ?? standardLimits,
    headers: headersOfAll(parts.config.baseUrl),
  };
  const app = new Hono<{ Bindings: RequestEnv }>();
  app.onError((fault, c) => answerFault(options, c.req.raw, fault));
  // Calls come first: they bring the guarding headers themselves, so the middleware behind them is not asked.
  const calls = [...kitEndpoints(text), ...endpoints];
  serveCalls(app, options, calls);
  app.use('*', guardHeaders(parts.config.baseUrl));
  serveRoutes(app, options, [...kitRoutes, liveRoute(topicGuards, options.limits.streams), ...routes]);
  let sharedPage: SharedPage = () => null;
  const bytes = parts.config.visitorCacheBytes;
  const front = { options, endpoints: calls, app: app.fetch, sharedPage: ((url, cookies) => sharedPage(url, cookies)) satisfies SharedPage };
  return {
    app,
    fetch: bytes > 0 ? answerVisitors({ ...front, cache: new VisitorCache(services.live, bytes) }) : app.fetch,
    sharePages: (shared) => {
      sharedPage = shared;
    },
    services,
    callInProcess: inProcessCalls(options, calls),
    pacePage: (request, address) => pacePage(options, request, address),
    begin: async ({ work } = { work: true }) => {
      await tidyFiles(services);
      await services.live.start();
      await services.jobs.start(services, { work });
    },
    end: async () => {
      await services.rates.end();
      await services.jobs.stop();
      await services.states.end();
      await services.live.stop();
    },
  };
};

const filesOf = ({ dataDir }: Config): string => path.join(dataDir, 'files');

/** A folder that belongs to somebody else can still be worked with. */
const tidyFiles = async ({ config, log }: Services): Promise<void> => {
  const removed = await tidyFolder(filesOf(config)).catch((fault: unknown) => log.warn({ fault }, 'the folder of files could not be tidied'));
  if (removed) log.info({ removed }, 'half-written files were removed');
};

/**
 * Whoever asks so fast is a program: it is told when to come again, and no page is rendered. Nor is one for an address longer than any
 * page writes: every link of a list would repeat it.
 */
const pacePage = ({ services, limits, text }: RpcOptions, request: Request, direct: string): Response | null => {
  const env = { inProcess: { address: direct, requestId: '', lang: null } };
  const network = networkOf(addressOf(request, env, services.config.trustProxy));
  const isLong = isTooLong(new URL(request.url));
  const refusal = services.rates.count(`page:${network}`, limits.page) ?? (isLong ? refuseKit('kit.address_too_long') : null);
  if (refusal === null) return null;
  const pageLang = /^\/en(\/|$)/.test(new URL(request.url).pathname) ? 'en' : null;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' };
  return new Response(text(refusal, langOf(request, { inProcess: { ...env.inProcess, lang: pageLang } }, null)), {
    ...(refusal.code === 'kit.address_too_long'
      ? { status: 414, headers }
      : { status: 429, headers: { ...headers, 'retry-after': String(refusal.params?.['retryAfter'] ?? '') } }),
  });
};

/** The part of an address that opens the sign-in: `keep` holds all of a search that is saved afterwards. No link of the page repeats it. */
const signInParams = ['signin', 'from', 'keep'];

/**
 * A search sent without scripts holds each empty field of its panel; its page leads to the address without them before anything is rendered.
 * The map of routes is asked for with the address of every link of a page, and React Router itself keeps that under 7680 characters.
 */
const isTooLong = ({ pathname, search, searchParams }: URL): boolean => {
  if (search.length <= limitNumbers.searchLength || pathname === '/__manifest') return false;
  const isSearch = /\/offers$/.test(pathname);
  const counted = [...searchParams].filter(([name, value]) => !signInParams.includes(name) && !(isSearch && value === ''));
  return search.length > limitNumbers.formLength || new URLSearchParams(counted).toString().length > limitNumbers.searchLength;
};
