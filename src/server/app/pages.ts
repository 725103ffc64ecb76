import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import type { Lang } from '../../words/kit/words.ts';
import { newId } from '../kit/ids.ts';
import type { RequestEnv } from '../kit/request.ts';

type Env = { Bindings: RequestEnv };

/** What the pages' own entry gives us: a context for the loaders of one request, and the last touch on the answer. */
type OpenPage = (
  request: Request,
  app: (request: Request) => Promise<Response>,
  origin: string,
) => { readonly context: RouterContextProvider; readonly close: (response: Response) => Response };

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
type Entry = { readonly openPage: OpenPage; readonly answerWith: typeof createRequestHandler };

const entryOf = (build: ServerBuild): Entry => {
  const entry = build.entry.module as typeof build.entry.module & Partial<Entry>;
  const { openPage, answerWith } = entry;
  if (!openPage || !answerWith) throw new Error('entry.server must export openPage and answerWith');
  return { openPage, answerWith };
};

const langHeader = (headers: Headers): Lang | null => {
  const lang = headers.get('x-lang');
  return lang === 'pl' || lang === 'en' ? lang : null;
};

/** Renders a page; its loaders ask the same HTTP app, in process. */
const renderPage =
  (app: Hono<Env>, pages: Pages, baseUrl: string) =>
  async (c: Context<Env>): Promise<Response> => {
    const build = await pages.load();
    const { openPage, answerWith } = entryOf(build);
    const address = getConnInfo(c).remote.address ?? 'unknown';
    const requestId = newId();
    const inside = async (request: Request): Promise<Response> =>
      app.fetch(request, { inProcess: { address, requestId, lang: langHeader(request.headers) } });
    const { context, close } = openPage(c.req.raw, inside, baseUrl);
    return close(await answerWith(build, pages.mode)(c.req.raw, context));
  };

const year = 31_536_000;

/** Files of the build carry a hash in their name, so that a browser may keep them for ever; the rest is asked for again after an hour. */
const keepFor = (c: Context): void => {
  const forever = c.req.path.startsWith('/assets/');
  c.header('cache-control', forever ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
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
  return (c, next) => (files.has(decodeURI(c.req.path)) ? serve(c, next) : next());
};

/** Joins files and pages to the app, after all its other routes. */
export const servePages = async (app: Hono<Env>, pages: Pages, baseUrl: string): Promise<void> => {
  if (pages.folder) app.get('*', await staticFiles(pages.folder));
  // A missing file of the build must not become a page: a browser with an older page would get HTML for a script.
  app.get('/assets/*', (c) => c.notFound());
  app.use('*', compress());
  app.all('*', renderPage(app, pages, baseUrl));
};
