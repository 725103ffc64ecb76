/** Lends one connection of the pool to a piece of work. A fast path (docs/fast-paths.md): switch off by `transact` alone. */

import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Services } from '../context.ts';
import { NamingClient } from '../fast/named-statements.ts';
import type { Db } from './database.ts';

/**
 * Runs work whose reads and transactions all go over one connection, taken from the pool for as long as the work runs. A command that looks
 * before it begins a transaction uses it: going back to the pool in between would put it behind everybody who only wants to look.
 */
export const onOneConnection = async <S extends Services, T>(services: S, work: (services: S) => Promise<T>): Promise<T> => {
  const client = await services.db.$client.connect();
  lend(client, true);
  try {
    return await work({ ...services, db: Object.assign(drizzle(client), { $client: services.db.$client }) satisfies Db });
  } finally {
    lend(client, false);
    client.release();
  }
};

const lend = (client: pg.PoolClient, lent: boolean): void => {
  if (client instanceof NamingClient) client.lent = lent;
};
