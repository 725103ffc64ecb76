/** Opens the configured or the embedded database, and moves aside what cannot be used. */

import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { connect, type Db, disconnect, serverVersion } from '../kit/database/database.ts';
import { migrate, OlderShape } from '../kit/database/migrate.ts';
import { type EmbeddedDatabase, startEmbedded } from '../kit/postgres/embedded.ts';
import type { Config } from '../kit/process/config.ts';
import { StartProblem } from '../kit/process/start-problem.ts';

/** The opened and migrated database. */
export type Storage = {
  readonly db: Db;
  readonly url: string;
  /** Comes true when the embedded database has ended and does not come back. A database elsewhere may come back at any time. */
  readonly lost: Promise<void>;
  readonly close: () => Promise<void>;
};

const never = new Promise<void>(() => undefined);

const oldest = 150_000;

/** Where a database is, without its password. */
const shown = (url: string): string => {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
};

const requireUsable = async (db: Db, url: string): Promise<void> => {
  const version = await serverVersion(db).catch((fault: Error) => {
    const reason = fault.cause instanceof Error ? fault.cause : fault;
    const text = reason.message || ('code' in reason ? String(reason.code) : 'no answer');
    throw new StartProblem(`The database at ${shown(url)} does not answer (${text}). Start it, or correct DATABASE_URL.`, { cause: fault });
  });
  if (version < oldest) throw new StartProblem(`The database at ${shown(url)} is older than PostgreSQL 15.`);
};

/** A moment as part of a file's name, `20261121-093012`, UTC. */
const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15);

/**
 * Moves the embedded database, which must have ended, and its files, whole, into a folder beside them. The files go first and the folder's
 * name comes from when the database was made, so that a start that was cut off in between finds the database again and finishes into the
 * same folder.
 */
export const moveAside = async (dataDir: string, why: 'older' | 'half-demo', since: Date): Promise<string> => {
  const aside = path.join(dataDir, `${why}-${stamp(since)}`);
  await mkdir(aside, { recursive: true });
  for (const name of ['files', 'postgres']) {
    const from = path.join(dataDir, name);
    if (existsSync(from)) await rename(from, path.join(aside, name));
  }
  return aside;
};

/** Starts the embedded database and brings it forward; one of an older shape is moved aside and a fresh one is made. */
const openEmbedded = async (config: Config, share: boolean): Promise<EmbeddedDatabase> => {
  const embedded = await startEmbedded(config.dataDir, { share });
  try {
    await migrate(embedded.url());
    return embedded;
  } catch (fault) {
    await embedded.stop();
    // A command line tool beside a running program must not move the folder away under it.
    if (!(fault instanceof OlderShape) || share) throw fault;
    const aside = await moveAside(config.dataDir, 'older', fault.since);
    process.stdout.write(
      `The database in ${config.dataDir} was made by an earlier, unreleased version of Parter. It was moved, whole, to ${aside}; a fresh one is made.\n`,
    );
    return openEmbedded(config, share);
  }
};

/** Opens the configured database, or the embedded one, and brings it to this version of the program. */
export const openStorage = async (config: Config, { share = false } = {}): Promise<Storage> => {
  const embedded = config.databaseUrl ? null : await openEmbedded(config, share);
  const url = config.databaseUrl ?? embedded?.url() ?? '';
  const db = connect(url, config.databasePool);
  const close = async (): Promise<void> => {
    await disconnect(db);
    await embedded?.stop();
  };
  try {
    await requireUsable(db, url);
    if (!embedded) await migrateForeign(url);
    return { db, url, lost: embedded?.lost ?? never, close };
  } catch (fault) {
    await close();
    throw fault;
  }
};

/** A database that is not ours alone is never moved: of an older shape it is refused, untouched. */
const migrateForeign = async (url: string): Promise<void> => {
  await migrate(url).catch((fault: unknown) => {
    if (!(fault instanceof OlderShape)) throw fault;
    throw new StartProblem(`${shown(url)}: ${fault.message} Set DATABASE_URL to an empty database.`, { cause: fault });
  });
};
