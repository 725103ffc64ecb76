import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Config, readConfig } from '../kit/config.ts';
import type { Services } from '../kit/context.ts';
import type { RequestEnv } from '../kit/request.ts';
import { StartProblem } from '../kit/start-problem.ts';
import { createServer, type Server } from './app.ts';
import { serveHealth } from './health.ts';
import { type Door, listen } from './listen.ts';
import { builtPages, livePages, type Pages, servePages } from './pages.ts';
import { closeServer, type Ending, endOnSignal } from './shutdown.ts';
import { openStorage } from './storage.ts';

const root = path.join(import.meta.dirname, '../../..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Scripts stand outside the program (they need development packages), so they are loaded only when they are there. */
const script = async <Module>(file: string): Promise<Module | null> => {
  const place = path.join(root, 'scripts', file);
  return existsSync(place) ? ((await import(pathToFileURL(place).href)) as Module) : null;
};

type Build = { readonly ensureBuilt: (root: string) => Promise<{ readonly fingerprint: string; readonly built: boolean }> };
type Seed = { readonly seed: (services: Services) => Promise<void> };

const buildPages = async (): Promise<string> => {
  const build = await script<Build>('build/main.ts');
  if (!build) return 'prebuilt';
  const { fingerprint } = await build.ensureBuilt(root).catch((fault: Error) => {
    throw new StartProblem(fault.message, { cause: fault });
  });
  return fingerprint;
};

const loadDemo = async (config: Config, server: Server): Promise<void> => {
  if (!config.demo) return;
  const demo = await script<Seed>('seed/main.ts');
  await demo?.seed(server.services);
};

const accounts = ['landlord', 'tenant', 'agent', 'admin', 'creator'] as const;

const greet = (config: Config): void => {
  say(`\nParter is ready: ${config.baseUrl}`);
  if (!config.demo) return;
  say(`Demo accounts (password ${config.demo.password}):`);
  for (const name of accounts) say(`  ${name}@parter.example`);
  if (!config.mail.smtpUrl) say(`E-mails are in the local mailbox: ${config.baseUrl}/mailbox`);
};

const preparePages = async (source: 'built' | 'live', door: Door, app: Hono<{ Bindings: RequestEnv }>, config: Config): Promise<Ending[]> => {
  if (source === 'built') {
    // React and the router choose their fast form by this variable alone; our own settings were read before.
    process.env['NODE_ENV'] = 'production';
    await servePages(app, await builtPages(root), config.baseUrl);
    door.open(getRequestListener(app.fetch));
    return [];
  }
  const pages: Pages & { vite?: unknown } = await livePages(root, door.server);
  const { vite } = pages as Awaited<ReturnType<typeof livePages>>;
  await servePages(app, pages, config.baseUrl);
  const answer = getRequestListener(app.fetch);
  door.open((request, response) => vite.middlewares(request, response, () => void answer(request, response)));
  return [{ name: 'vite', end: () => vite.close() }];
};

/** Starts everything in the order in which it can fail without harm: port, build, database, jobs, demo data, pages. */
export const start = async (source: 'built' | 'live'): Promise<void> => {
  const config = readConfig(process.env);
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const door = await listen(config.port, config.host);
  const endings: Ending[] = [{ name: 'web server', end: () => closeServer(door.server) }];
  let closing = false;
  endOnSignal(() => {
    closing = true;
    return endings;
  });
  const build = source === 'built' ? await buildPages() : 'live';
  const storage = await openStorage(config);
  endings.push({ name: 'database', end: storage.close });
  const server = await createServer({ config, db: storage.db, databaseUrl: storage.url });
  endings.splice(
    0,
    1,
    { name: 'web server', end: () => Promise.all([closeServer(door.server), server.services.live.stop()]) },
    { name: 'jobs', end: server.end },
  );
  serveHealth(server.app, { config, db: storage.db, about: { version, build }, isClosing: () => closing });
  await server.begin();
  await loadDemo(config, server);
  endings.unshift(...(await preparePages(source, door, server.app, config)));
  greet(config);
};
