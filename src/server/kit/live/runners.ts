/**
 * Which processes live. Each holds an advisory lock of its own number on its listening connection: the database takes it back the moment
 * that the connection ends, however the process died, and other processes on the same database keep theirs.
 */

import { randomInt } from 'node:crypto';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { sessionLocks } from '../database/locks.ts';

/** A number that no other process is likely to have. */
export const newRunner = (): number => randomInt(1, 2 ** 31 - 1);

/** Takes the lock; shared, so that a lost connection that the database still believes in does not keep the next one waiting. */
export const liveAs = (runner: number): { readonly text: string; readonly values: readonly number[] } => ({
  text: 'select pg_advisory_lock_shared($1, $2)',
  values: [sessionLocks.runners, runner],
});

/** Whether the process that a row names is gone. */
export const isDead = (runner: Column): SQL => sql`${runner} is not null and not exists (
  select 1 from pg_locks
  where locktype = 'advisory' and objsubid = 2 and classid::bigint = ${sessionLocks.runners} and objid::bigint = ${runner} and granted
    and database = (select oid from pg_database where datname = current_database()))`;
