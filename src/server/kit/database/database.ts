/** Opens and closes the database, and tells its time. */

import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Instant } from '../../../domain/kit/brand.ts';
import { NamingClient } from '../fast/named-statements.ts';

/** The database handle; always an argument, never a global. */
export type Db = NodePgDatabase & { readonly $client: pg.Pool };

/** A running transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What a read needs: the database or a running transaction. */
export type Reader = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | 'execute' | '$count' | 'with'>;

const int8 = 20;

// count(*) and sums of grosze come back as int8, which the driver would hand over as text.
pg.types.setTypeParser(int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`number from the database is too large: ${text}`);
  return value;
});

/** Opens a pool. Sessions speak UTC, so that instants are read without a zone by accident. */
export const connect = (url: string, pool = 10): Db => {
  const client = new pg.Pool({
    connectionString: url,
    max: pool,
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: 30_000,
    application_name: 'parter',
    Client: NamingClient,
    // Statements of a transaction that do not wait for each other's answers are on their way together.
    pipeline: true,
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  client.on('error', () => undefined);
  // So would one that breaks while somebody holds it: the statement that runs then fails, and the next one does.
  client.on('connect', (one) => one.on('error', () => undefined));
  return drizzle(client);
};

/** Closes the pool after its last query. */
export const disconnect = (db: Db): Promise<void> => db.$client.end();

/** The database's clock: the only time that a guard may use. Inside a transaction it moves on, so that waiting for a row counts. */
export const databaseNow = async (reader: Pick<Reader, 'execute'>): Promise<Instant> => {
  const { rows } = await reader.execute<{ now: string }>(sql`select date_trunc('milliseconds', clock_timestamp())::text as now`);
  return new Date(rows[0]?.now ?? Number.NaN).toISOString() as Instant;
};

/** Whether the database answers, and in which version (180004 is 18.4). Throws what the driver throws. */
export const serverVersion = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version_num') as version`);
  return Number(rows[0]?.version);
};

/** When the database was made: its first migration landed then. */
export const madeAt = async (db: Db): Promise<Date> => {
  const { rows } = await db.execute<{ at: string }>(sql`select min(landed_at) as at from schema_migration`);
  return new Date(rows[0]?.at ?? 0);
};
