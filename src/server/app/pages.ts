/** Serves the pages: built ones, or live ones while developing. */

import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { YEAR_SECONDS } from '../../domain/kit/time/seconds.ts';
import type { Lang } from '../../words/kit/words.ts';
import { newId } from '../kit/database/ids.ts';
import { compressed } from '../kit/http/compression.ts';
import { pagePolicy } from '../kit/http/content-policy.ts';
import type { InProcessAnswer } from '../kit/http/in-process.ts';
import { isAnonymous, type RequestEnv } from '../kit/http/request.ts';
import type { SharedPage } from '../kit/http/visitor-answers.ts';
import type { Config } from '../kit/process/config.ts';
import type { Server as Whole } from './app.ts';

type Env = { Bindings: RequestEnv };

/** The server that pages are joined to. */
export type PagesServer = Pick<Whole, 'app' | 'fetch' | 'callInProcess' | 'pacePage' | 'sharePages' | 'services'>;

/** What pages know of the settings. */
export type PagesSettings = Pick<Config, 'baseUrl' | 'map'>;

/** What the loaders of pages may call in this process. */
type ServerSide = {
  readonly call: (name: string, data: unknown, from: { readonly headers: Headers; readonly lang: Lang }) => Promise<InProcessAnswer>;
  readonly version: () => Promise<Response>;
  /** Nobody with a session asks, so that the page may be given to others. */
  readonly isAnonymous: boolean;
  /** The notice up to which what the loaders read is known to be current; null on pages that others are given too. */
  readonly liveMark: number | null;
};

/** What the pages' own entry gives us: a context for the loaders of one request, and the last touch on the answer. */
type OpenPage = (
  request: Request,
  inside: ServerSide,
  origin: string,
) => {
  readonly context: RouterContextProvider;
  /** A page that was rendered at once comes as text beside its headers. */
  readonly close: (response: Response) => { readonly response: Response; readonly html: string | null };
};

/** Where the pages come from: a finished build, or Vite while we work on them. */
export type Pages = { readonly load: () => Promise<ServerBuild>; readonly mode: 'production' | 'development'; readonly folder: string | null };

/** The pages as `npm run build` left them. React picks its fast form when it is first loaded, so nothing above may load it. */
export const builtPages = async (root: string): Promise<Pages> => {
  const build = (await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)) as ServerBuild;
  return { load: async () => build, mode: 'production', folder: path.join(root, 'build/client') };
};

/** Vite ends the process on a signal by itself; here the program ends in its own order. */
const withoutOwnSignals = async <T>(work: () => Promise<T>): Promise<T> => {
  const ours = new Set(process.listeners('SIGTERM'));
  const result = await work();
  for (const listener of process.listeners('SIGTERM')) if (!ours.has(listener)) process.off('SIGTERM', listener);
  return result;
};

/** The pages compiled as they are asked for, with hot reload over the same port. */
export const livePages = async (root: string, server: Server): Promise<Pages & { readonly vite: ViteDevServer }> => {
  const { createServer } = await import('vite');
  // Vite's own loader writes a compiled copy of its settings, which `node --watch` takes for a change and starts again for ever.
  const vite = await withoutOwnSignals(() =>
    createServer({ root, appType: 'custom', configLoader: 'native', server: { middlewareMode: true, ws: { server } } }),
  );
  const load = async (): Promise<ServerBuild> => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return { load, mode: 'development', folder: null, vite };
};

/** What the pages' entry exports for us. */
type Entry = { readonly openPage: OpenPage; readonly answerWith: typeof createRequestHandler; readonly sharedPage: SharedPage };

type Handler = Pick<Entry, 'openPage' | 'sharedPage'> & { readonly answer: ReturnType<typeof createRequestHandler> };

const handlerOf = (build: ServerBuild, mode: Pages['mode']): Handler => {
  const entry = build.entry.module as typeof build.entry.module & Partial<Entry>;
  const { openPage, answerWith, sharedPage } = entry;
  if (!openPage || !answerWith || !sharedPage) throw new Error('entry.server must export openPage, answerWith and sharedPage');
  return { openPage, sharedPage, answer: answerWith(build, mode) };
};

/** The handler of a build, made once: the router sorts all its routes for it. */
const handlersOf = (pages: Pages): (() => Promise<Handler>) => {
  const made = new WeakMap<ServerBuild, Handler>();
  return async () => {
    const build = await pages.load();
    const handler = made.get(build) ?? handlerOf(build, pages.mode);
    made.set(build, handler);
    return handler;
  };
};

const compressStream = compress();

/** Renders a page; its loaders call this same process. */
const renderPage = (
  { app, callInProcess, pacePage, services }: PagesServer,
  handler: () => Promise<Handler>,
  pages: Pages,
  { baseUrl, map }: PagesSettings,
) => {
  return async (c: Context<Env>): Promise<Response> => {
    const address = getConnInfo(c).remote.address ?? 'unknown';
    const { making } = c.env;
    const tooMany = making ? null : pacePage(c.req.raw, address);
    if (tooMany) return tooMany;
    const { openPage, answer, sharedPage } = await handler();
    const isAnybodys = isAnonymous(c.req.raw) && sharedPage(new URL(c.req.url), c.req.header('cookie') ?? '') !== null;
    const requestId = newId();
    const mark = services.live.mark();
    const inside: ServerSide = {
      call: (name, data, from) => callInProcess(name, data, { ...from, address, requestId, making }),
      version: async () => app.request('/version.json'),
      isAnonymous: isAnonymous(c.req.raw),
      liveMark: isAnybodys ? null : mark,
    };
    const { context, close } = openPage(c.req.raw, inside, baseUrl);
    const { response, html } = close(await answer(c.req.raw, context));
    // Beside the page, whose bytes are the same whenever it is made: a header that the browser lets the page read.
    if (isAnybodys) response.headers.set('server-timing', `live-mark;dur=${mark}`);
    if (html !== null) {
      // Vite writes scripts of its own into pages while we work on them.
      if (pages.mode === 'production') response.headers.set('content-security-policy', pagePolicy(html, map.origins));
      return compressed(html, response, c.req.header('accept-encoding'));
    }
    // What others are given too is collected first; for one person it flows as it comes.
    if (making && response.body) return compressed(await response.text(), response, c.req.header('accept-encoding'));
    await compressStream(c, async () => {
      c.res = response;
    });
    return c.res;
  };
};

/** Files of the build carry a hash in their name, so that a browser may keep them for ever; the rest is asked for again after an hour. */
const keepFor = (c: Context): void => {
  const forever = c.req.path.startsWith('/assets/');
  c.header('cache-control', forever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600');
};

/** Serves the files of the build, in the form that was compressed while building. Paths that are no file cost one look-up in a set. */
const staticFiles = async (folder: string): Promise<MiddlewareHandler> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`),
  );
  const serve = serveStatic({ root: path.relative(process.cwd(), folder) || '.', precompressed: true, onFound: (_, c) => keepFor(c) });
  return (c, next) => (files.has(decodedPath(c.req.path)) ? serve(c, next) : next());
};

/** A path with its escapes read; one that cannot be read (`/%`) names no file. */
const decodedPath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return '';
  }
};

/** Joins files and pages to the app, after all its other routes. */
export const servePages = async (server: PagesServer, pages: Pages, settings: PagesSettings): Promise<void> => {
  const { app } = server;
  const handler = handlersOf(pages);
  // While we work on them, pages are made anew each time.
  if (pages.mode === 'production') server.sharePages((await handler()).sharedPage);
  if (pages.folder) app.get('*', await staticFiles(pages.folder));
  // A missing file of the build must not become a page: a browser with an older page would get HTML for a script.
  app.get('/assets/*', (c) => c.notFound());
  app.get('*', renderPage(server, handler, pages, settings));
  // Pages change nothing: whatever changes something is a call or a route of its own, above.
  app.all('*', (c) => c.body(null, 405, { allow: 'GET, HEAD' }));
};
