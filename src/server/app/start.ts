import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Services } from '../kit/context.ts';
import { type Db, madeAt } from '../kit/database/database.ts';
import { closeDrawing } from '../kit/documents/drawing.ts';
import { type Config, readConfig } from '../kit/process/config.ts';
import { drawnOtherwise } from '../kit/process/drawn-settings.ts';
import { StartProblem } from '../kit/process/start-problem.ts';
import { warmSearch } from '../search/queries/search.ts';
import { createServer } from './app.ts';
import { serveHealth } from './health.ts';
import { listen, type OpenPort } from './listen.ts';
import { builtPages, livePages, type Pages, type PagesServer, servePages } from './pages.ts';
import { closeServer, endOnSignal, type ShutdownStep } from './shutdown.ts';
import { moveAside, openStorage, type Storage } from './storage.ts';
import { beginWarming } from './warming.ts';

const root = path.join(import.meta.dirname, '../../..');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Scripts stand outside the program (they need development packages), so they are loaded only when they are there. */
const script = async <Module>(file: string): Promise<Module | null> => {
  const place = path.join(root, 'scripts', file);
  return existsSync(place) ? ((await import(pathToFileURL(place).href)) as Module) : null;
};

type Build = { readonly ensureBuilt: (root: string) => Promise<{ readonly fingerprint: string; readonly built: boolean }> };
type Demo = {
  readonly demoState: (db: Db) => Promise<'load' | 'complete' | 'anew' | 'nothing'>;
  readonly seed: (services: Services) => Promise<unknown>;
};

const demoOf = (config: Config): Promise<Demo | null> => (config.demo ? script<Demo>('seed/main.ts') : Promise.resolve(null));

const buildPages = async (): Promise<string> => {
  const build = await script<Build>('build/main.ts');
  if (!build) return 'prebuilt';
  const { fingerprint } = await build.ensureBuilt(root).catch((fault: Error) => {
    throw new StartProblem(fault.message, { cause: fault });
  });
  return fingerprint;
};

const accounts = ['landlord', 'tenant', 'agent', 'admin', 'creator'] as const;

const greet = (config: Config): void => {
  print(`\nParter is ready: ${config.baseUrl}`);
  if (!config.demo) return;
  print(`Demo accounts (password ${config.demo.password}):`);
  for (const name of accounts) print(`  ${name}@parter.example`);
  if (!config.mail.smtpUrl) print(`E-mails are in the local mailbox: ${config.baseUrl}/mailbox`);
};

const preparePages = async (source: 'built' | 'live', door: OpenPort, server: PagesServer, config: Config): Promise<ShutdownStep[]> => {
  if (source === 'built') {
    // React and the router choose their fast form by this variable alone; our own settings were read before.
    process.env['NODE_ENV'] = 'production';
    await servePages(server, await builtPages(root), config);
    door.open(getRequestListener(server.fetch));
    return [];
  }
  const pages: Pages & { vite?: unknown } = await livePages(root, door.server);
  const { vite } = pages as Awaited<ReturnType<typeof livePages>>;
  await servePages(server, pages, config);
  const answer = getRequestListener(server.fetch);
  door.open((request, response) => vite.middlewares(request, response, () => void answer(request, response)));
  return [{ name: 'vite', end: () => vite.close() }];
};

/**
 * Opens the database. A demo whose loading was cut off cannot be completed: with nobody else in it, it is moved aside, whole, and made anew.
 * A database that is not ours alone is only told of.
 */
const openWithDemo = async (config: Config, demo: Demo | null): Promise<Storage> => {
  const storage = await openStorage(config);
  if (demo === null || (await demo.demoState(storage.db)) !== 'anew') return storage;
  if (config.databaseUrl !== null) {
    print(
      'The demo data in the database of DATABASE_URL are not whole, because a start was cut off while it loaded them. Nothing was changed; an empty database gets them whole.',
    );
    return storage;
  }
  const since = await madeAt(storage.db);
  await storage.close();
  const aside = await moveAside(config.dataDir, 'half-demo', since);
  print(`A start was cut off while it loaded the demo data. What there was of them was moved to ${aside}; they are loaded anew.`);
  return openStorage(config);
};

/** In production the terms and the price list that people read and sign name the operator and the rates of the settings, or nothing starts. */
const checkDocuments = async (config: Config): Promise<void> => {
  if (!config.production) return;
  const file = path.join(root, 'assets/legal/drawn-with.json');
  const drawn = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, unknown>;
  const others = drawnOtherwise(process.env, drawn);
  if (others.length === 0) return;
  throw new StartProblem(
    `The documents of the footer (terms, price list, privacy and others) were drawn with other settings: ${others.join(', ')}.\nRun npm run legal -- --configured in this environment, look at them in assets/public/documents, and start again.`,
  );
};

/** What the start leaves to be ended, whether that has begun, and what begins it. */
type Life = { readonly endings: ShutdownStep[]; readonly isClosing: () => boolean; readonly endNow: () => void };

/** Starts everything in the order in which it can fail without harm: port, database, jobs, demo data, pages (built meanwhile). */
const startAll = async (source: 'built' | 'live', { endings, isClosing, endNow }: Life): Promise<void> => {
  const config = readConfig(process.env);
  await checkDocuments(config);
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const door = await listen(config.port, config.host);
  endings.push({ name: 'web server', end: () => closeServer(door.server) });
  print('Parter is starting; the first start builds the pages and loads demo data, which takes about a minute.');
  const building = source === 'built' ? buildPages() : Promise.resolve('live');
  // Awaited below; a failure must not end the process before that.
  building.catch(() => undefined);
  const demo = await demoOf(config);
  const opening = openWithDemo(config, demo);
  // From now on, not from when it is open: a signal in between must not leave the database running.
  endings.push({ name: 'database', end: () => opening.then((storage) => storage.close()) });
  const storage = await opening;
  if (isClosing()) return;
  void storage.lost.then(() => {
    if (isClosing()) return;
    print(`The embedded database has ended and does not come back; the end of ${path.join(config.dataDir, 'postgres.log')} says why. Start again.`);
    endNow();
  });
  const server = await createServer({ config, db: storage.db, databaseUrl: storage.url });
  const closeWeb = () => Promise.all([closeServer(door.server), server.services.live.stop()]);
  endings.splice(0, 1, { name: 'web server', end: closeWeb }, { name: 'jobs', end: server.end }, { name: 'drawing', end: closeDrawing });
  await server.begin();
  await demo?.seed(server.services);
  if (isClosing()) return;
  const build = await building;
  // The first searches after a start would be slow: until the columns are filled they are answered all the same, but other processes answer sooner.
  const warming = beginWarming(
    () => warmSearch(server.services),
    (fault) => server.services.log.warn({ fault }, 'the search was not warmed up'),
  );
  serveHealth(server.app, { config, db: storage.db, about: { version, build }, isClosing, isWarming: warming.isGoingOn });
  endings.unshift(...(await preparePages(source, door, server, config)));
  await warming.done;
  if (!isClosing()) greet(config);
};

/** Starts the program. A signal ends it at any moment, also before it is ready. */
export const start = async (source: 'built' | 'live'): Promise<void> => {
  const endings: ShutdownStep[] = [];
  let closing = false;
  const endNow = endOnSignal(() => {
    closing = true;
    return endings;
  });
  try {
    await startAll(source, { endings, isClosing: () => closing, endNow });
  } catch (fault) {
    // What breaks while everything ends is no news; the end itself decides the exit code.
    if (!closing) throw fault;
  }
};
