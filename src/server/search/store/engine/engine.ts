/**
 * A fast path (docs/fast-paths.md): any combination of filters is answered from columns in the memory of the process. PostgreSQL stays the
 * only truth: before every answer the process asks what has been committed since it last looked, and until everything is loaded, or
 * after a fault, the statements of `wide.ts` answer the same.
 */

import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Db } from '../../../kit/database/database.ts';
import { batch } from '../../../kit/fast/batch.ts';
import { Columns } from './columns.ts';
import { allOffers, changesSince, type Revision, revisionNow, theseOffers } from './load.ts';

/** The columns as they stand after every commit that came before the question, with the database's time in milliseconds. */
export type CurrentColumns = { readonly columns: Columns; readonly now: number };

/** The columns of a process; null while they cannot answer. */
export type Engine = {
  /** Brings the columns up to date. What it answers holds until the caller waits for something else. */
  readonly current: (db: Db) => Promise<CurrentColumns | null>;
  /** Waits until everything is loaded, for tests and measurements. */
  readonly load: (db: Db) => Promise<void>;
};

type LoadedColumns = { readonly columns: Columns; revision: Revision };

/** More changes than this at once, and more outdated rows than current ones, are not caught up with but loaded anew. */
const changesMax = 20_000;
const outdatedMin = 50_000;

/** Begins to load when it is first asked. */
export const createEngine = (): Engine => {
  let loaded: LoadedColumns | null = null;
  let loading: Promise<void> | null = null;
  const load = (db: Db): Promise<void> => {
    loading ??= loadAll(db)
      .then((all) => {
        loaded = all;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  };
  const loadBehind = (db: Db): null => {
    // A database that is away fails the request that asked it too, and the next one loads again.
    load(db).catch(() => undefined);
    return null;
  };
  const upToDate = async (db: Db): Promise<CurrentColumns | null> => {
    if (loaded === null) return loadBehind(db);
    // A load may put other columns in their place meanwhile; those have a revision of their own, and what is read here is none of theirs.
    const current = loaded;
    const { columns } = current;
    const { revision, now, ids } = await changesSince(db.$client, current.revision);
    if (ids.length > changesMax) {
      if (loaded !== current) return null;
      loaded = null;
      return loadBehind(db);
    }
    for (const id of ids) columns.remove(id);
    for await (const some of theseOffers(db.$client, ids)) for (const offer of some) columns.put(offer);
    current.revision = revision;
    if (columns.outdated > Math.max(outdatedMin, columns.size)) loadBehind(db);
    return { columns, now };
  };
  // Requests of one turn share a look; one that comes meanwhile waits for the next, so an answer is never older than its question.
  const look = batch(async (dbs: readonly Db[]) => {
    const [db] = dbs;
    const current = db === undefined ? null : await upToDate(db);
    return dbs.map(() => current);
  });
  return { current: look, load };
};

const loadAll = async (db: Db): Promise<LoadedColumns> => {
  const columns = new Columns();
  const revision = await revisionNow(db.$client);
  for await (const some of allOffers(db.$client)) {
    for (const offer of some) columns.put(offer);
    await endOfTurn();
  }
  columns.settle();
  return { columns, revision };
};
