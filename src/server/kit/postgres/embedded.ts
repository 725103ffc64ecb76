import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { sessionLocks } from '../database/locks.ts';
import { StartProblem } from '../process/start-problem.ts';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, type ClusterProcess, initialise, launch, passwordOf, tail } from './cluster.ts';

/** A running embedded PostgreSQL. */
export type EmbeddedDatabase = {
  /** Connection string of one of its databases. */
  readonly url: (database?: string) => string;
  /** Comes true when it has ended without having been told to, and does not come back. */
  readonly lost: Promise<void>;
  /** Ends it after the running statements; does nothing when somebody else uses it. */
  readonly stop: () => Promise<void>;
};

type Options = {
  /** Server settings on top of the defaults, such as `fsync`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Share a server that another process runs on the same folder (command line tools) instead of refusing. */
  readonly share?: boolean;
};

const patience = { start: 60_000, handover: 15_000, recovery: 20_000, step: 25 } as const;

const urlOf = (port: number, password: string, database: string): string => `postgres://parter:${password}@127.0.0.1:${port}/${database}`;

const tryConnect = async (url: string): Promise<pg.Client | null> => {
  const client = new pg.Client({ connectionString: url, application_name: 'parter lock', connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => null,
  );
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
};

/** After a restart of a container the old number may belong to any program; Linux tells its name. */
const isPostgres = async (pid: number): Promise<boolean> => {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null);
  return name === null ? process.platform !== 'linux' : name.startsWith('postgres');
};

/** A server that already runs on the folder: left over from a killed process, or somebody's. */
const findRunning = async (folder: string): Promise<ClusterProcess | null> => {
  const file = path.join(folder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid) return null;
  if (isAlive(pid) && (await isPostgres(pid))) return { pid, port, gone: () => !isAlive(pid) };
  await rm(file, { force: true });
  return null;
};

const connectWhenReady = async (running: ClusterProcess, password: string, limit: number): Promise<pg.Client | null> => {
  const end = Date.now() + limit;
  while (!running.gone() && Date.now() < end) {
    const client = running.port ? await tryConnect(urlOf(running.port, password, 'postgres')) : null;
    if (client) return client;
    await wait(patience.step);
  }
  return null;
};

type RunningServer = { readonly running: ClusterProcess; readonly client: pg.Client };

const adopt = async (cluster: Cluster, password: string): Promise<RunningServer | null> => {
  const running = await findRunning(cluster.folder);
  if (!running) return null;
  const client = await connectWhenReady(running, password, patience.handover);
  if (client) return { running, client };
  if (running.gone()) return null;
  throw new StartProblem(
    `A PostgreSQL server (process ${running.pid}) holds ${cluster.folder} but does not answer. Stop that process and start again.`,
  );
};

const start = async (cluster: Cluster, password: string, settings: Readonly<Record<string, string>>): Promise<RunningServer> => {
  await initialise(cluster, password);
  const running = await launch(cluster, settings);
  const client = await connectWhenReady(running, password, patience.start);
  if (client) return { running, client };
  // Another process may have been faster by a moment; then its server is the one.
  const other = await adopt(cluster, password);
  if (other) return other;
  throw new StartProblem(`The embedded database did not start. The end of ${cluster.logFile}:\n${await tail(cluster.logFile)}`);
};

/** One Parter per data folder: a session lock, which the system takes back even from a killed process. */
const claim = async (client: pg.Client): Promise<boolean> => {
  const end = Date.now() + 2_000;
  do {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [sessionLocks.cluster]);
    if (rows[0]?.mine) return true;
    await wait(100);
  } while (Date.now() < end);
  return false;
};

const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'parter'");
  if (!rowCount) await client.query('create database parter');
};

const stopServer = async (running: ClusterProcess): Promise<void> => {
  if (running.gone()) return;
  process.kill(running.pid, 'SIGINT');
  while (!running.gone()) await wait(patience.step);
};

/** Starts (or takes over) the PostgreSQL of a data folder and makes the database `parter` in it. */
export const startEmbedded = async (dataDir: string, { settings = {}, share = false }: Options = {}): Promise<EmbeddedDatabase> => {
  await mkdir(dataDir, { recursive: true }).catch((cause: Error) => {
    throw new StartProblem(`The data folder ${dataDir} cannot be made: ${cause.message}`, { cause });
  });
  const folder = path.join(dataDir, 'postgres');
  const password = await passwordOf(dataDir);
  const cluster: Cluster = {
    folder,
    dataDir,
    logFile: path.join(dataDir, 'postgres.log'),
    binaries: await findBinaries(),
    account: await accountFor(folder),
  };
  const { running, client } = (await adopt(cluster, password)) ?? (await start(cluster, password, settings));
  const isOurs = await claim(client);
  if (!isOurs && !share) {
    await client.end();
    throw new StartProblem(`Another Parter already uses the data folder ${dataDir}. Stop it first, or give this one another DATA_DIR.`);
  }
  await ensureDatabase(client);
  let own = client;
  let stopping = false;
  const lost = watch(client, async () => {
    // A crash of one of its processes restarts the server by itself; our lock must be taken anew before anybody else has it.
    const next = stopping || !isOurs ? null : await connectWhenReady(running, password, patience.recovery);
    if (next === null) return null;
    own = next;
    return (await claim(next).catch(() => false)) ? next : null;
  });
  return {
    url: (database = 'parter') => urlOf(running.port, password, database),
    lost: lost.then(() => (stopping || !isOurs ? new Promise<void>(() => undefined) : undefined)),
    stop: async () => {
      stopping = true;
      await own.end().catch(() => undefined);
      if (isOurs) await stopServer(running);
    },
  };
};

const endOf = (client: pg.Client): Promise<void> => new Promise((resolve) => client.once('end', resolve));

/** Waits for the end of a connection and of those that `renew` opens in its place; comes true when it opens none. */
const watch = async (client: pg.Client, renew: () => Promise<pg.Client | null>): Promise<void> => {
  for (let current: pg.Client | null = client; current !== null; current = await renew()) await endOf(current);
};
