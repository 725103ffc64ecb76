/** Runs the embedded database under an account that may do less than root. */

import { execFile } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../process/start-problem.ts';

/** The operating system account that the server runs under. PostgreSQL refuses root, so root needs another one. */
export type Account = { readonly uid: number; readonly gid: number };

const run = promisify(execFile);
const isRoot = (): boolean => process.getuid?.() === 0;

const lookUp = async (name: string): Promise<Account | null> => {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
};

const createOrBorrow = async (): Promise<Account> => {
  const existing = await lookUp('postgres');
  if (existing) return existing;
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']).catch(() => undefined);
  const account = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (!account)
    throw new StartProblem('PostgreSQL does not run as root, and no other account could be made. Start Parter as another user, or set DATABASE_URL.');
  return account;
};

/** Whose server it shall be: the owner of existing data; for new data ourselves, or `postgres` when we are root. Null means ourselves. */
export const accountFor = async (cluster: string): Promise<Account | null> => {
  const owner = await stat(cluster).catch(() => null);
  if (isRoot()) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : createOrBorrow();
  if (owner && process.getuid && owner.uid !== process.getuid())
    throw new StartProblem(
      `The database in ${cluster} belongs to another user (uid ${owner.uid}). Start Parter as that user or as root, or choose another DATA_DIR.`,
    );
  return null;
};

/** Gives a new folder to the account. */
export const handOver = (folder: string, account: Account | null): Promise<void> =>
  account ? chown(folder, account.uid, account.gid) : Promise.resolve();

/** Whether everybody may walk down to a place. */
const isReachable = async (place: string): Promise<boolean> => {
  for (let at = place; at !== path.dirname(at); at = path.dirname(at)) {
    const { mode } = await stat(path.dirname(at));
    if ((mode & 0o001) === 0) return false;
  }
  return true;
};

/** How to start a program under an account. */
export type Launch = { readonly command: string; readonly args: readonly string[]; readonly uid?: number; readonly gid?: number };

/**
 * Root often works in /root, which nobody else may enter. Then the server keeps one of root's powers, walking past folder
 * permissions, through `setpriv` (in Debian's base system); its user id stays an ordinary one.
 */
export const launchAs = async (account: Account | null, places: readonly string[], command: string, args: readonly string[]): Promise<Launch> => {
  if (!account) return { command, args };
  const reachable = (await Promise.all(places.map(isReachable))).every(Boolean);
  if (reachable) return { command, args, ...account };
  const power = '+dac_override';
  // Without the secure bit access(2), by which initdb looks for its neighbours, would not count that power.
  const as = [
    '--securebits=+no_setuid_fixup',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    `--inh-caps=${power}`,
    `--ambient-caps=${power}`,
  ];
  return { command: 'setpriv', args: [...as, command, ...args] };
};
