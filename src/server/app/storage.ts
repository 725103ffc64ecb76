import { connect, type Db, disconnect, serverVersion } from '../kit/database/database.ts';
import { migrate } from '../kit/database/migrate.ts';
import { startEmbedded } from '../kit/postgres/embedded.ts';
import type { Config } from '../kit/process/config.ts';
import { StartProblem } from '../kit/process/start-problem.ts';

/** The opened and migrated database. */
export type Storage = { readonly db: Db; readonly url: string; readonly close: () => Promise<void> };

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

/** Opens the configured database, or the embedded one, and brings it to this version of the program. */
export const openStorage = async (config: Config, { share = false, fresh = false } = {}): Promise<Storage> => {
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, { share, fresh });
  const url = config.databaseUrl ?? embedded?.url() ?? '';
  const db = connect(url, config.databasePool);
  const close = async (): Promise<void> => {
    await disconnect(db);
    await embedded?.stop();
  };
  try {
    await requireUsable(db, url);
    await migrate(url);
    return { db, url, close };
  } catch (fault) {
    await close();
    throw fault;
  }
};
