/** Makes the data folder of the embedded database and starts its server. */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartProblem } from '../process/start-problem.ts';
import { type Account, handOver, type Launch, launchAs } from './account.ts';
import type { Binaries } from './binaries.ts';

/** The places of one embedded server. */
export type Cluster = {
  readonly folder: string;
  readonly dataDir: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
};

const major = '18';

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code));
  });

const spawnLaunch = (launch: Launch, options: { readonly detached: boolean; readonly output: number; readonly cwd: string }): ChildProcess =>
  spawn(launch.command, launch.args, {
    cwd: options.cwd,
    detached: options.detached,
    stdio: ['ignore', options.output, options.output],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    ...(launch.uid === undefined ? {} : { uid: launch.uid }),
    ...(launch.gid === undefined ? {} : { gid: launch.gid }),
  });

/** The password is ours alone: other users of the machine can reach the port. */
export const passwordOf = async (dataDir: string): Promise<string> => {
  const file = path.join(dataDir, 'postgres.password');
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  return (await readFile(file, 'utf8')).trim();
};

const versionOf = (folder: string): Promise<string | null> =>
  readFile(path.join(folder, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );

/** Makes the data folder unless it exists. It is made beside its place and moved, so that a start that was cut off leaves nothing half done. */
export const initialise = async (cluster: Cluster, password: string): Promise<void> => {
  const version = await versionOf(cluster.folder);
  if (version === major) return;
  if (version)
    throw new StartProblem(
      `The database in ${cluster.folder} was made by PostgreSQL ${version}; this program brings ${major}. Move the folder away or set DATABASE_URL.`,
    );
  const fresh = `${cluster.folder}.new`;
  const passwordFile = path.join(fresh, '..', 'postgres.initial');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await handOver(fresh, cluster.account);
  await writeFile(passwordFile, password, { mode: 0o600 });
  await handOver(passwordFile, cluster.account);
  const args = [
    `--pgdata=${fresh}`,
    '--auth=scram-sha-256',
    '--username=parter',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const launch = await launchAs(cluster.account, [cluster.binaries.postgres, path.join(fresh, 'x')], cluster.binaries.initdb, args);
  const log = await open(cluster.logFile, 'a');
  try {
    const code = await ended(spawnLaunch(launch, { detached: false, output: log.fd, cwd: cluster.dataDir }));
    if (code !== 0) throw new StartProblem(`The embedded database could not be made (code ${code}):\n${await tail(cluster.logFile)}`);
    await rename(fresh, cluster.folder);
  } finally {
    await log.close();
    await rm(passwordFile, { force: true });
  }
};

/** The end of the server's log, for messages. */
export const tail = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-8).join('\n');

/** A port that is free at this moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

/** A started server process. `gone` is told when it ends. */
export type ClusterProcess = { readonly pid: number; readonly port: number; readonly gone: () => boolean };

/** Starts the server in a process group of its own (Ctrl-C must reach us first) and without a pipe (it may outlive us after a kill). */
export const launch = async (cluster: Cluster, settings: Readonly<Record<string, string>>): Promise<ClusterProcess> => {
  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', log_min_messages: 'warning', ...settings };
  const args = ['-D', cluster.folder, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const how = await launchAs(cluster.account, [cluster.binaries.postgres, path.join(cluster.folder, 'x')], cluster.binaries.postgres, args);
  const log = await open(cluster.logFile, 'a');
  try {
    const child = spawnLaunch(how, { detached: true, output: log.fd, cwd: cluster.dataDir });
    let gone = false;
    ended(child).then(
      () => (gone = true),
      () => (gone = true),
    );
    child.unref();
    return { pid: child.pid ?? 0, port, gone: () => gone };
  } finally {
    await log.close();
  }
};
