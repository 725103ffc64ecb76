/** Applies the migrations, and recognises a database of another shape. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartProblem } from '../process/start-problem.ts';
import { sessionLocks } from './locks.ts';

/** One migration file; the hash is of its text with unix line ends, so that a checkout on another system is the same. */
type Migration = { readonly name: string; readonly text: string; readonly sha256: string };

/** The database cannot be brought to this version of the program. */
export class MigrationProblem extends StartProblem {}

/** The database was made by an unreleased version whose migrations this program no longer has. It was not touched. `since`: when it was made. */
export class OlderShape extends MigrationProblem {
  readonly since: Date;
  constructor(since: Date) {
    super('The database was made by an earlier, unreleased version of Parter and cannot be brought forward. Nothing in it was touched.');
    this.since = since;
  }
}

const folder = path.join(import.meta.dirname, '../migrations');

const load = async (from: string): Promise<Migration[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(path.join(from, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

/** Refuses a database that was begun with another first migration than this program's; only reads. */
const refuseOlderShape = async (client: pg.Client, [first]: readonly Migration[]): Promise<void> => {
  const { rows: tables } = await client.query<{ found: string | null }>("select to_regclass('schema_migration')::text as found");
  if (!tables[0]?.found) return;
  const { rows } = await client.query<{ name: string; landed_at: Date }>('select name, landed_at from schema_migration order by landed_at, name');
  const [oldest] = rows;
  if (oldest && !rows.some(({ name }) => name === first?.name)) throw new OlderShape(oldest.landed_at);
};

const landed = async (client: pg.Client): Promise<Map<string, string>> => {
  await client.query(
    'create table if not exists schema_migration (name text primary key, sha256 text not null, landed_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration');
  return new Map(rows.map((row) => [row.name, row.sha256]));
};

const refuseEdited = (files: readonly Migration[], done: ReadonlyMap<string, string>): void => {
  const known = new Set(files.map((file) => file.name));
  const newer = [...done.keys()].filter((name) => !known.has(name));
  if (newer.length > 0) throw new MigrationProblem(`The database is newer than this program: it has ${newer.join(', ')}.`);
  const edited = files.filter((file) => done.has(file.name) && done.get(file.name) !== file.sha256).map((file) => file.name);
  if (edited.length > 0)
    throw new MigrationProblem(`Already landed and edited afterwards: ${edited.join(', ')}. A landed migration is never changed; write a new one.`);
};

const apply = async (client: pg.Client, file: Migration): Promise<void> => {
  try {
    await client.query('begin');
    await client.query(file.text);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [file.name, file.sha256]);
    await client.query('commit');
  } catch (fault) {
    await client.query('rollback');
    throw new MigrationProblem(`Migration ${file.name} failed and was taken back: ${fault instanceof Error ? fault.message : String(fault)}`, {
      cause: fault,
    });
  }
};

/** Brings the database forward, one transaction a file, one process at a time. Answers the names that were applied now. */
export const migrate = async (url: string, from = folder): Promise<readonly string[]> => {
  const files = await load(from);
  const client = new pg.Client({ connectionString: url, application_name: 'parter migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [sessionLocks.migrations]);
    await refuseOlderShape(client, files);
    const done = await landed(client);
    refuseEdited(files, done);
    const waiting = files.filter((file) => !done.has(file.name));
    for (const file of waiting) await apply(client, file);
    return waiting.map((file) => file.name);
  } finally {
    await client.end();
  }
};
